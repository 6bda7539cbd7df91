/** A list of two kinds: each has half of the places for itself, and those that the other leaves free. */
export function shareOfEach<T>(one: readonly T[], other: readonly T[], limit: number): T[] {
  const left = Math.max(Math.floor(limit / 2), limit - other.length);
  const first = one.slice(0, left);
  return [...first, ...other.slice(0, limit - first.length)];
}
