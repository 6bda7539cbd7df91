/** Whether an error of Node's is of that kind, for example 'ENOENT'. */
export function isCode(error: unknown, code: string): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === code;
}
