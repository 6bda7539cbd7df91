/** The upper-case first letters of the first two words of a name (spec § 2.6); '' where there is no name. */
export function initials(name: string | undefined): string {
  const words = (name ?? '').trim().split(/\s+/).slice(0, 2);
  return words.map((word) => (Array.from(word)[0] ?? '').toLocaleUpperCase('en-US')).join('');
}
