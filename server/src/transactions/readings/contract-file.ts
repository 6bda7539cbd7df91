/** The folders of contracts, and of their pictures, in the store of encrypted files. */
export const CONTRACTS_FOLDER = 'contracts';
export const PICTURES_FOLDER = 'contract-pictures';

/** The key of a contract's file there. */
export function contractFile(readingId: string): string {
  return `${CONTRACTS_FOLDER}/${readingId}`;
}

/** The key of the pictures that were drawn of it for its review. */
export function picturesFile(readingId: string): string {
  return `${PICTURES_FOLDER}/${readingId}`;
}

/** The place of a deadline's picture, for which it is sealed, and where it opens below /api/files. */
export function deadlinePicturePlace({ transactionId, dateId }: { transactionId: string; dateId: string }): string {
  return `deadline-pictures/${transactionId}/${dateId}`;
}

/** The reading whose file, or pictures, this is. */
export function readingOfFile(key: string): string {
  return key.slice(key.lastIndexOf('/') + 1);
}

/** Where it opens, below {api_host}/api. */
export function contractUrl(readingId: string): string {
  return `/files/contracts/${readingId}`;
}
