/** A release of the host or of a remote. */
export interface ReleaseKey {
  /** 'host', or the remote's name. */
  name: string;
  release: string;
}

/**
 * The files of releases. Those of one release are uploaded one by one, and then served all at once, unchanged forever.
 * Each call throws FilesAway while the store does not answer.
 */
export interface ReleaseFiles {
  /** Stores a file of a release that is not served yet; replaces an earlier upload. */
  upload(key: ReleaseKey, file: string, bytes: Uint8Array): Promise<void>;
  /** A file of a release: as served if the release is served already, otherwise as uploaded; null if there is none. */
  read(key: ReleaseKey, file: string): Promise<Buffer | null>;
  /** The names of these files. */
  list(key: ReleaseKey): Promise<string[]>;
  /** How much has been uploaded of a release that is not served yet. */
  measure(key: ReleaseKey): Promise<{ files: number; bytes: number }>;
  /** How many bytes a browser loads if it needs all files of a served release, compressed where they are; 0 if there are none. */
  size(key: ReleaseKey): Promise<number>;
  /** Serves the uploaded files of a release, in one step. */
  serve(key: ReleaseKey): Promise<void>;
  /** Brings a served release to this machine, whose folder the pages' requests are answered from. */
  bring(key: ReleaseKey): Promise<void>;
  /** All releases that are served. */
  listServed(): Promise<ReleaseKey[]>;
  /** Makes the releases that were installed on this machine available to the other servers. Returns how many were not. */
  share(): Promise<number>;
  /**
   * Removes the releases that no server has used for seven days, apart from a few that open pages may still request, and
   * the uploads that nobody has continued for a day.
   * @param held by name, the releases that pages may get or a rollback may return to. All releases of a remote without
   * a name here remain: nobody knows which of them are live
   */
  removeUnused(held: ReadonlyMap<string, ReadonlySet<string>>): Promise<void>;
}
