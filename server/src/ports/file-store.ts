/**
 * Stores files by key: segments of lower-case letters, digits, dots and hyphens, joined by slashes. Each call throws
 * FilesAway while the store does not answer.
 */
export interface FileStore {
  write(key: string, bytes: Uint8Array): Promise<void>;
  /** The file's bytes; null if there is no file. */
  read(key: string): Promise<Buffer | null>;
  remove(key: string): Promise<void>;
  /** The keys of the files directly in a folder that were written before a moment, with those of drafts that a kill left. */
  listBefore(folder: string, moment: Date): AsyncIterable<string>;
  /** The keys of all files. */
  list(): AsyncIterable<string>;
}
