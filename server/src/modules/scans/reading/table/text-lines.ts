import { boxAround, centreY, heightOf, type Box, type Word } from '../page-layout';

/** Words that stand side by side, from left to right. */
export interface TextLine extends Box {
  words: Word[];
}

export const textOf = (line: TextLine): string => line.words.map((word) => word.text).join(' ');

/** Groups words into lines, top to bottom: a word joins the line whose middle half its own middle falls into. */
export function groupIntoLines(words: readonly Word[]): TextLine[] {
  const lines: TextLine[] = [];
  for (const word of [...words].sort((a, b) => centreY(a) - centreY(b))) {
    const home = lines.findLast((line) => isBeside(line, word));
    if (home) Object.assign(home, boxAround([home, word]), { words: [...home.words, word] });
    else lines.push({ ...boxAround([word]), words: [word] });
  }
  for (const line of lines) line.words.sort((a, b) => a.left - b.left);
  return lines.sort((a, b) => centreY(a) - centreY(b));
}

/** Cuts each line where the blank between two words is wider than `gap` times the line's height. */
export function groupIntoPhrases(words: readonly Word[], gap = 1): TextLine[] {
  return groupIntoLines(words).flatMap((line) => cutAtGaps(line, gap));
}

function cutAtGaps(line: TextLine, gap: number): TextLine[] {
  const phrases: Word[][] = [];
  for (const word of line.words) {
    const phrase = phrases.at(-1);
    const previous = phrase?.at(-1);
    if (phrase && previous && word.left - previous.right <= gap * Math.min(heightOf(previous), heightOf(word))) phrase.push(word);
    else phrases.push([word]);
  }
  return phrases.map((phrase) => ({ ...boxAround(phrase), words: phrase }));
}

function isBeside(line: TextLine, word: Word): boolean {
  const last = line.words.at(-1) ?? word;
  const reach = Math.min(heightOf(last), heightOf(word)) / 2;
  return Math.abs(centreY(last) - centreY(word)) < Math.max(reach, Math.max(heightOf(last), heightOf(word)) / 4);
}
