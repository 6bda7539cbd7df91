/** A phone number of 10 digits as people read it, `(303) 555-0118`; anything else as it is. Spec § 9: a phone has 10 digits. */
export function phoneText(digits: string): string {
  return digits.replace(/^(\d{3})(\d{3})(\d{4})$/, '($1) $2-$3');
}
