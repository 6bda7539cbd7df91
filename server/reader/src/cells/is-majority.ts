/** Whether so many looks are most of them; one of one is none of several. */
export function isMost(count: number, looks: readonly unknown[]): boolean {
  return count > 1 && 2 * count > looks.length;
}
