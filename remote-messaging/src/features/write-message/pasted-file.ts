/** What a paste brings: files, and words as text/plain. */
export interface Pasted {
  files: readonly File[];
  words: string;
}

/**
 * The file that a paste is about; undefined where it is about the words, as those of a spreadsheet, which come with a
 * picture of themselves. A file that was copied from a folder comes with its name as words.
 */
export function pastedFile({ files, words }: Pasted): File | undefined {
  const names = files.map(({ name }) => name);
  const isNames = words.split(/[\r\n]+/).every((line) => line === '' || names.includes(line));
  return isNames ? files[0] : undefined;
}
