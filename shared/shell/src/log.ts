/** Logs for developers. The product continues to work; the component that shows the remote informs the person. */
export function log(what: string, cause?: unknown): void {
  console.warn(`[keydate] ${what}`, cause);
}

/** Logs what developers look for in development only; browsers hide it until they ask for verbose messages. */
export function logDetail(what: string): void {
  console.debug(`[keydate] ${what}`);
}
