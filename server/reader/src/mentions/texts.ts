import { centerY, heightOf, type Word } from '../page-layout';
import { cutAtGaps, groupIntoLines, type TextLine } from '../words/text-lines';

/** In heights of a line: wider blanks separate cells, wider steps down separate texts. */
const CELL_GAP = 1.5;
const LEADING = 2.1;
/** A heading before a sentence has at most this many words. */
export const HEADING = 3;

/** Texts: lines one below the other, each of them cut at the blanks between cells. */
export function textsOf(words: readonly Word[]): TextLine[][] {
  const texts: TextLine[][] = [];
  for (const phrase of groupIntoLines(words).flatMap((line) => cutAtGaps(line, CELL_GAP))) {
    const shared = (text: TextLine[]) => {
      const above = text.at(-1);
      const step = above ? centerY(phrase) - centerY(above) : Infinity;
      if (!above || step < 0.5 * heightOf(phrase) || step > LEADING * Math.max(heightOf(above), heightOf(phrase)))
        return 0;
      return Math.min(above.right, phrase.right) - Math.max(above.left, phrase.left);
    };
    const [home] = texts.filter((text) => shared(text) > 0).sort((a, b) => shared(b) - shared(a));
    if (home) home.push(phrase);
    else texts.push([phrase]);
  }
  return texts;
}

/** The sentences of a text. A heading of a few words belongs to the sentence after it. */
export function sentencesIn(text: readonly TextLine[]): Word[][] {
  const sentences: Word[][] = [[]];
  const words = text.flatMap((line) => line.words);
  for (const [index, word] of words.entries()) {
    const sentence = sentences.at(-1) ?? [];
    sentence.push(word);
    const next = words[index + 1];
    const ends =
      /[a-z\d)"”]{2,}[.!?]["”)]?$/i.test(word.text) &&
      !/^(?:no|sec|art|par|ext|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)\.$/i.test(word.text);
    if (next && ends && /^[\p{Lu}\d"“(§]/u.test(next.text) && sentence.length > HEADING) sentences.push([]);
  }
  return sentences;
}
