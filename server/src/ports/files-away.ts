/** The store of files does not answer, or does not do what it is asked. The message says why, and nothing of the file. */
export class FilesAway extends Error {
  override readonly name = 'FilesAway';
}
