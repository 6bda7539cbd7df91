/** The content of a paste: files, and words as text/plain. */
export interface Pasted {
  files: readonly File[];
  words: string;
}

/**
 * The file that the person pastes; undefined if they paste words: a spreadsheet's words come with a picture of themselves. A
 * file that was copied from a folder comes with its name as words.
 */
export function pastedFile({ files, words }: Pasted): File | undefined {
  const names = files.map(({ name }) => name);
  const isNames = words.split(/[\r\n]+/).every((line) => line === '' || names.includes(line));
  return isNames ? files[0] : undefined;
}
