/** The folder of contracts in the store of encrypted files. */
export const CONTRACTS_FOLDER = 'contracts';

/** The key of a contract's file there. */
export function contractFile(readingId: string): string {
  return `${CONTRACTS_FOLDER}/${readingId}`;
}

/** The reading whose file this is. */
export function readingOfFile(key: string): string {
  return key.slice(CONTRACTS_FOLDER.length + 1);
}

/** Where it opens, below {api_host}/api. */
export function contractUrl(readingId: string): string {
  return `/files/contracts/${readingId}`;
}
