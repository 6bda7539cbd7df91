import { centerY, heightOf, median, type Word } from '../page-layout';

/** Surer words that together cover this share of another word replace it. Fewer are specks over it, however sure. */
const COVERED = 0.6;
/** In usual heights of a word: taller words, such as a stamp over the rows, belong to no line and dispute none. */
const TOO_TALL = 2;

/**
 * Drops words that lie over another. If lines are close, part of the next line reaches into the picture of this one
 * and is read twice, whole or as specks over a word. The wider word stays unless surer ones cover it; of equal ones,
 * the first.
 */
export function dropOverlappingWords(words: readonly Word[]): Word[] {
  const tallest = TOO_TALL * median(words.map(heightOf));
  const dropped = new Set<Word>();
  for (const word of words.filter((one) => heightOf(one) <= tallest).sort((a, b) => widthOf(b) - widthOf(a))) {
    if (dropped.has(word)) continue;
    const over = words.filter(
      (other) => other !== word && !dropped.has(other) && heightOf(other) <= tallest && isOver(word, other),
    );
    const surer = over.filter(({ confidence }) => confidence > word.confidence);
    const covered = surer.reduce((sum, other) => sum + sharedWidth(word, other), 0);
    for (const loser of covered >= COVERED * widthOf(word) ? [word] : over) dropped.add(loser);
  }
  return words.filter((word) => !dropped.has(word));
}

function isOver(word: Word, other: Word): boolean {
  const isBeneath = Math.abs(centerY(word) - centerY(other)) < Math.max(heightOf(word), heightOf(other)) / 2;
  return isBeneath && sharedWidth(word, other) > Math.min(widthOf(word), widthOf(other)) / 2;
}

function sharedWidth(a: Word, b: Word): number {
  return Math.min(a.right, b.right) - Math.max(a.left, b.left);
}

function widthOf({ left, right }: Word): number {
  return right - left;
}
