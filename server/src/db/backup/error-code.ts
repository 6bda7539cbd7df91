/** The code of an error of Node, PostgreSQL or a library; '' if it has none. */
export function errorCode(error: unknown): string {
  // not instanceof: in tests, errors of files and of the network are made in another realm
  const hasCode = typeof error === 'object' && error !== null && 'code' in error;
  return hasCode && typeof error.code === 'string' ? error.code : '';
}
