/** True if more than half of at least two passes agree. */
export function isMajority(count: number, passes: readonly unknown[]): boolean {
  return count > 1 && 2 * count > passes.length;
}
