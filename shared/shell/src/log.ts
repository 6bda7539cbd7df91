/** What only the developer reads: the product goes on, and the person is told by whoever shows the place. */
export function log(what: string, cause?: unknown): void {
  console.warn(`[keydate] ${what}`, cause);
}
