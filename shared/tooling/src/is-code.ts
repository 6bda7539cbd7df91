/** True if an error has this code of Node's, for example 'ENOENT'. */
export function isCode(error: unknown, code: string): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === code;
}
