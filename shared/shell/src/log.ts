/** Logs for developers. The product goes on; the component that shows the remote tells the person. */
export function log(what: string, cause?: unknown): void {
  console.warn(`[keydate] ${what}`, cause);
}
