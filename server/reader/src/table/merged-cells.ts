import { centerX, type Word } from '../page-layout';
import type { Column } from './find-columns';
import { cutAtGaps, groupIntoLines, textOf } from '../words/text-lines';

/**
 * The words of a table without the cells that run across its columns: a text alone on its line that begins in the
 * column of numbers or references and has neither. It heads a section, and its words belong to no row.
 */
export function withoutMergedCells(words: readonly Word[], columns: readonly Column[]): Word[] {
  const left = Math.min(...columns.map((column) => column.left));
  const narrow = columns.filter(({ name }) => name === 'item' || name === 'reference');
  const merged = groupIntoLines(words.filter((word) => centerX(word) >= left)).flatMap((line) => {
    const [phrase, other] = cutAtGaps(line);
    const [first] = phrase?.words ?? [];
    const isMerged =
      phrase &&
      !other &&
      first &&
      narrow.some((column) => centerX(first) >= column.left && centerX(first) < column.right);
    return isMerged && /\p{L}{3}/u.test(textOf(phrase)) && !/[\d§]/.test(textOf(phrase)) ? phrase.words : [];
  });
  const dropped = new Set(merged);
  return words.filter((word) => !dropped.has(word));
}
