/** Whether so many passes are most of them; one of one is none of several. */
export function isMajority(count: number, passes: readonly unknown[]): boolean {
  return count > 1 && 2 * count > passes.length;
}
