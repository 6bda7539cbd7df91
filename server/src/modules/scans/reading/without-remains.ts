import { centreY, heightOf, type Word } from './page-layout';

/** What is so many times narrower than the word that it stands over is a crumb, however sure the recogniser was of it. */
const NARROWER = 1.5;

/**
 * Words without those that stand over another: where lines are close, what reaches into the picture of one from the next
 * is read once more, whole or as crumbs over a word. Of two about as wide the surer counts, of equals the first.
 */
export function withoutRemains(words: readonly Word[]): Word[] {
  return words.filter((word, index) => !words.some((other, at) => isOver(word, other) && (isStronger(other, word) || (at < index && !isStronger(word, other)))));
}

function isOver(word: Word, other: Word): boolean {
  const shared = Math.min(word.right, other.right) - Math.max(word.left, other.left);
  const isBeneath = Math.abs(centreY(word) - centreY(other)) < Math.max(heightOf(word), heightOf(other)) / 2;
  return isBeneath && shared > Math.min(widthOf(word), widthOf(other)) / 2;
}

function isStronger(word: Word, other: Word): boolean {
  if (widthOf(word) > NARROWER * widthOf(other)) return true;
  return widthOf(other) <= NARROWER * widthOf(word) && word.confidence > other.confidence;
}

function widthOf({ left, right }: Word): number {
  return right - left;
}
