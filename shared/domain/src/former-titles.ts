/** A first title, and at most so many later ones. */
const LATER_MAX = 4;

/** The titles that a date had, from the first on, out of the lines in which they are stored. */
export function formerTitles(stored: string): string[] {
  return stored === '' ? [] : stored.split('\n');
}

/** The former titles of a date after a change of its title, one in each line; none while it has its first title. */
export function formerTitleAfterEdit(
  before: { title: string; formerTitle?: string | undefined } | undefined,
  title: string,
): string {
  if (!before) return '';
  const former = formerTitles(before.formerTitle ?? '');
  const [first = '', ...later] = new Set([...former, before.title.replace(/\s+/g, ' ')]);
  if (first === title) return '';
  const others = later.filter((one) => one !== title);
  return [first, ...others.slice(-LATER_MAX)].join('\n');
}
