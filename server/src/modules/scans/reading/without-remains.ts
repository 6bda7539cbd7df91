import { centreY, heightOf, type Word } from './page-layout';

/**
 * Words without those that stand over another: where lines are close, what reaches into the picture of one from the next
 * is read once more, whole or as crumbs over a word. The surer of two on one place counts, of equals the first.
 */
export function withoutRemains(words: readonly Word[]): Word[] {
  return words.filter((word, index) => !words.some((other, at) => isOver(word, other) && (other.confidence > word.confidence || (other.confidence === word.confidence && at < index))));
}

function isOver(word: Word, other: Word): boolean {
  const shared = Math.min(word.right, other.right) - Math.max(word.left, other.left);
  const isBeneath = Math.abs(centreY(word) - centreY(other)) < Math.max(heightOf(word), heightOf(other)) / 2;
  return isBeneath && shared > Math.min(word.right - word.left, other.right - other.left) / 2;
}
