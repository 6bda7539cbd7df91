const MISSING: readonly unknown[] = ['ENOENT', 'ENOTDIR', 'EISDIR'];

/** True for the error of a file or folder that is not there. */
export function isMissing(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && MISSING.includes(error.code);
}
