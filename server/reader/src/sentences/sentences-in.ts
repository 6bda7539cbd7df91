/** The end of a sentence, not that of an abbreviation or a number; or of a line before one that begins a numbered paragraph. */
const SENTENCE_END = /(?<=[^\s.]{3}[.;]["”)]?)(?:\s+(?=[(["“☐☒☑□]?\p{Lu}|\()|\s*\n(?=\d{1,3}\.\s+\p{Lu}))/u;

/** The sentences of a part of a text, each at its place, with blanks for the ends of lines. */
export function sentencesIn(text: string, begin: number, end: number): { from: number; words: string }[] {
  let from = begin;
  return text
    .slice(begin, end)
    .split(new RegExp(`(${SENTENCE_END.source})`, 'u'))
    .flatMap((words, index) => {
      const at = from;
      from += words.length;
      return index % 2 === 0 ? [{ from: at, words: words.replace(/\s/g, ' ') }] : [];
    });
}
