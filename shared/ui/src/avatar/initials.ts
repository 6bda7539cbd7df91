/** The upper-case first letters of the first two words of a name (spec § 2.6); '' where there is no name. */
export function initials(name: string | undefined): string {
  const letters = (name ?? '').split(/\s+/).flatMap((word) => /[\p{L}\p{N}]/u.exec(word)?.[0] ?? []);
  return letters.slice(0, 2).join('').toLocaleUpperCase('en-US');
}
