/** A text's letters and digits. */
export function lettersOf(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\d]/gu, '');
}
