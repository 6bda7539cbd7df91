/** Upper-case first letters of the first two words of a name (spec § 2.6, § 9); '' when the name has no word. */
export function initialsOf(name: string): string {
  return name
    .trim()
    .split(/\s+/u)
    .slice(0, 2)
    .map((word) => [...word][0] ?? '')
    .join('')
    .toLocaleUpperCase('en-US');
}
