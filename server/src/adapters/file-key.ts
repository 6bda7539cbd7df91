const KEY = /^[a-z0-9][a-z0-9.-]*(?:\/[a-z0-9][a-z0-9.-]*)*$/;

export function isFileKey(key: string): boolean {
  return KEY.test(key);
}

/** Throws RangeError if the text is no key of a file: it could lead out of the store. */
export function refuseOtherKey(key: string): void {
  if (!isFileKey(key)) throw new RangeError(`not a file's key: ${key}`);
}
