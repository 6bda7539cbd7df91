import { centreX, heightOf, type PageLayout, type Ruling, type Word } from '../page-layout';
import { COLUMNS, type ColumnName, type TableHeader } from './find-header';
import { groupIntoPhrases } from './text-lines';

export interface Column {
  name: ColumnName;
  left: number;
  right: number;
}

/**
 * Where each column begins and ends. Two neighbours are parted by a drawn line if one stands between their names,
 * else in the middle of the blank that the fewest words below the header reach into.
 */
export function findColumns(page: PageLayout, header: TableHeader): Column[] {
  const names = COLUMNS.flatMap((name) => (header.columns[name] ? [{ name, box: header.columns[name] }] : []));
  names.sort((a, b) => a.box.left - b.box.left);
  const size = heightOf(names[0]?.box.words[0] ?? header);
  const lines = page.rulings.down.filter((line) => touches(line, header.top - size, header.bottom + 3 * size));
  const phrases = groupIntoPhrases(page.words.filter((word) => word.top > header.bottom)).filter((p) => p.right - p.left < 0.6 * page.width);

  const first = names[0]?.box.left ?? 0;
  const edges = [lineBetween(lines, first - 3 * size, first) ?? first - 1.2 * size];
  for (const [index, { box }] of names.slice(1).entries()) {
    const before = names[index]?.box ?? box;
    const drawn = lineBetween(lines, before.right - size / 2, box.left + size / 2);
    edges.push(drawn ?? widestBlank(phrases, centreX(before), Math.max(centreX(before), centreX(box))));
  }
  edges.push(lineBetween(lines, names.at(-1)?.box.right ?? 0, page.width) ?? page.width);
  return names.map(({ name }, index) => ({ name, left: edges[index] ?? 0, right: edges[index + 1] ?? page.width }));
}

/** The words whose middle lies inside the column. */
export function wordsIn(column: Column, words: readonly Word[]): Word[] {
  return words.filter((word) => centreX(word) >= column.left && centreX(word) < column.right);
}

function touches(line: Ruling, top: number, bottom: number): boolean {
  return line.from < bottom && line.to > top;
}

function lineBetween(lines: readonly Ruling[], left: number, right: number): number | undefined {
  return lines.find((line) => line.at >= left && line.at <= right)?.at;
}

/** The middle of the widest stretch between `from` and `to` that the fewest phrases cover. */
function widestBlank(phrases: readonly { left: number; right: number }[], from: number, to: number): number {
  const marks = [from, to, ...phrases.flatMap((phrase) => [phrase.left, phrase.right])].filter((x) => x >= from && x <= to).sort((a, b) => a - b);
  const stretches = marks.slice(1).map((right, index) => {
    const left = marks[index] ?? from;
    const middle = (left + right) / 2;
    return { left, right, covered: phrases.filter((phrase) => phrase.left < middle && phrase.right > middle).length };
  });
  const least = Math.min(...stretches.map((stretch) => stretch.covered));
  const blanks = stretches.filter((stretch) => stretch.covered === least);
  const [widest] = blanks.sort((a, b) => b.right - b.left - (a.right - a.left));
  return widest ? (widest.left + widest.right) / 2 : (from + to) / 2;
}
