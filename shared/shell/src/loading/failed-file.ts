const ENTRY = 'entry';

/** The chunk that did not load, as webpack names it; else it was the entry. */
export function failedFile(cause: unknown): string {
  const isChunk = cause instanceof Error && 'request' in cause && typeof cause.request === 'string';
  return isChunk ? String(cause.request) : ENTRY;
}

/** @param entry the address of the entry */
export function failedAddress(cause: unknown, entry: string): string {
  const file = failedFile(cause);
  return file === ENTRY ? entry : file;
}

/** True if the browser ran the file that failed, as webpack (`missing`) and the federation run time say it. */
export function hasRun(cause: unknown): boolean {
  if (!(cause instanceof Error)) return false;
  return ('type' in cause && cause.type === 'missing') || /ScriptExecutionError|RUNTIME-001/.test(cause.message);
}
