/**
 * How long a password is, for the rule of its length (spec § 5): in characters as Unicode counts them, so that an emoji
 * outside the basic plane is one and not two.
 */
export function passwordLength(password: string): number {
  return [...password].length;
}
