import { dayInCell, needsLook } from '@keydate/domain/day-in-cell';

/** How a reading compares with the truth. */
export interface Score {
  truth: number;
  read: number;
  right: number;
  missed: string[];
  extra: string[];
  /** Days under a title that differ from the contract's, and that have no flag: nobody would check them. */
  silentlyWrong: string[];
  /** Days under a title of the contract that no row has. */
  absentDays: string[];
}

/**
 * A row is right if item, title and date equal the truth, apart from case, white space and quotes; dates are compared
 * by their day. `doubted` are the rows of `read`, counted from 0, that a person is asked to check.
 */
export function scoreRows(
  truth: readonly (readonly string[])[],
  read: readonly (readonly string[])[],
  doubted: ReadonlySet<number> = new Set(),
): Score {
  const wanted = truth.map(identity);
  const found = read.map(identity);
  const extra = read.filter((_, index) => !takes(wanted, found[index] ?? ''));
  const days = new Set(truth.flatMap(titleWithDay));
  const silentlyWrong = read.filter(
    (row, index) => !doubted.has(index) && titleWithDay(row).some((day) => !days.has(day)),
  );
  const seen = new Set(read.flatMap(titleWithDay));
  const absentDays = [...days].filter((day) => !seen.has(day));
  return {
    truth: truth.length,
    read: read.length,
    right: read.length - extra.length,
    missed: wanted,
    extra: extra.map(inOneLine),
    silentlyWrong: silentlyWrong.map(inOneLine),
    absentDays,
  };
}

export function addScores(scores: readonly Score[]): Score {
  return scores.reduce(
    (sum, score) => ({
      truth: sum.truth + score.truth,
      read: sum.read + score.read,
      right: sum.right + score.right,
      missed: [...sum.missed, ...score.missed],
      extra: [...sum.extra, ...score.extra],
      silentlyWrong: [...sum.silentlyWrong, ...score.silentlyWrong],
      absentDays: [...sum.absentDays, ...score.absentDays],
    }),
    { truth: 0, read: 0, right: 0, missed: [], extra: [], silentlyWrong: [], absentDays: [] },
  );
}

export const recall = ({ truth, right }: Score): number => (truth === 0 ? 1 : right / truth);
export const precision = ({ read, right }: Score): number => (read === 0 ? 1 : right / read);

/** Removes one of `wanted` that equals `found`. */
function takes(wanted: string[], found: string): boolean {
  const place = wanted.indexOf(found);
  if (place >= 0) wanted.splice(place, 1);
  return place >= 0;
}

function identity([item = '', , title = '', date = '']: readonly string[]): string {
  const day = dayInCell(date);
  return [plain(item), plain(title), day.kind === 'day' ? day.day : plain(date)].join(' | ');
}

/** A row's title and day, if its cell names a day without doubts. */
function titleWithDay([, , title = '', date = '']: readonly string[]): string[] {
  const day = dayInCell(date);
  return day.kind === 'day' && !needsLook(day) ? [`${plain(title)} | ${day.day}`] : [];
}

function inOneLine(row: readonly string[]): string {
  return row.join(' | ');
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/\s+/g, '');
}
