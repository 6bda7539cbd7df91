/** The key of a contract's file in the store of encrypted files. */
export function contractFile(readingId: string): string {
  return `contracts/${readingId}`;
}

/** Where it opens, below {api_host}/api. */
export function contractUrl(readingId: string): string {
  return `/files/contracts/${readingId}`;
}
