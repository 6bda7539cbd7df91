import { types } from 'node:util';

/** The code of an error of Node; '' if it has none. */
export function errorCode(error: unknown): string {
  // not instanceof: in tests, errors of files are made in another realm
  return types.isNativeError(error) && 'code' in error ? String(error.code) : '';
}
