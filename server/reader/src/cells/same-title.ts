import { lettersOf } from '../words/letters';
import { editDistance } from '../words/edit-distance';
import type { ReadRow } from '../table/contract-row';

/** The share of a title's letters that may differ if both were read from the same words. */
const MISREAD = 0.15;

/** True if two rows have the same title, apart from letter case and signs. Rows without a title have none in common. */
export function isSameTitle({ cells: a }: Pick<ReadRow, 'cells'>, { cells: b }: Pick<ReadRow, 'cells'>): boolean {
  return lettersOf(a.title) !== '' && lettersOf(a.title) === lettersOf(b.title);
}

/** True if two titles may be the same one, misread or with words added. */
export function isLikeTitle({ cells: a }: Pick<ReadRow, 'cells'>, { cells: b }: Pick<ReadRow, 'cells'>): boolean {
  const [first, second] = [lettersOf(a.title), lettersOf(b.title)];
  if (first === '' || second === '') return false;
  return (
    first.includes(second) ||
    second.includes(first) ||
    editDistance(first, second) <= MISREAD * Math.max(first.length, second.length)
  );
}
