import { boxAround, centerY, heightOf, median, type Box, type Word } from '../page-layout';

/** Words next to each other, from left to right. */
export interface TextLine extends Box {
  words: Word[];
}

export const textOf = (line: Pick<TextLine, 'words'>): string => line.words.map((word) => word.text).join(' ');

/** Groups words into lines, top to bottom: a word joins the line whose middle half its own middle falls into. */
export function groupIntoLines(words: readonly Word[]): TextLine[] {
  const lines: TextLine[] = [];
  for (const word of [...words].sort((a, b) => centerY(a) - centerY(b))) {
    const home = lines.findLast((line) => isBeside(line, word));
    if (home) Object.assign(home, boxAround([home, word]), { words: [...home.words, word] });
    else lines.push({ ...boxAround([word]), words: [word] });
  }
  for (const line of lines) line.words.sort((a, b) => a.left - b.left);
  return lines.sort((a, b) => centerY(a) - centerY(b));
}

/** The phrases of all lines: see `cutAtGaps`. */
export function groupIntoPhrases(words: readonly Word[], gap = 1): TextLine[] {
  return groupIntoLines(words).flatMap((line) => cutAtGaps(line, gap));
}

/** Splits a line at blanks between words wider than `gap` times their height. */
export function cutAtGaps(line: TextLine, gap = 1): TextLine[] {
  const phrases: Word[][] = [];
  for (const word of line.words) {
    const phrase = phrases.at(-1);
    const previous = phrase?.at(-1);
    if (phrase && previous && gapBetween(previous, word) <= gap) phrase.push(word);
    else phrases.push([word]);
  }
  return phrases.map((phrase) => ({ ...boxAround(phrase), words: phrase }));
}

/** The blank between two words of the same text, in heights of its line: wide in a typewriter's letters, narrow in others. */
export function usualWordGap(lines: readonly TextLine[]): number {
  const gaps = lines.flatMap(({ words }) =>
    words.slice(1).map((word, index) => gapBetween(words[index] ?? word, word)),
  );
  return median(gaps.filter((gap) => gap < 1));
}

function gapBetween(a: Word, b: Word): number {
  return (b.left - a.right) / Math.max(heightOf(a), heightOf(b));
}

function isBeside(line: TextLine, word: Word): boolean {
  const last = line.words.at(-1) ?? word;
  const reach = Math.min(heightOf(last), heightOf(word)) / 2;
  return Math.abs(centerY(last) - centerY(word)) < Math.max(reach, Math.max(heightOf(last), heightOf(word)) / 4);
}
