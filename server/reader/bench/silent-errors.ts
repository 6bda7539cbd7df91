import { dayInCell, needsLook } from '@keydate/domain/day-in-cell';
import { timesInCell } from '@keydate/domain/times-in-cell';
import type { ContractReading } from '../src/contract-reading';

/** The errors of a reading that the reviewer was not warned of, and the files that were not read at all. */
export interface SilentErrors {
  /** Rows that differ from the contract's, and that no flag points out. */
  wrong: string[];
  /** Rows that are missing, although no warning says that any may be. */
  missing: string[];
  /** The number of refused files: nothing in them is silently wrong, but nobody can say that they were read well. */
  refused: number;
}

export const NO_SILENT_ERRORS: SilentErrors = { wrong: [], missing: [], refused: 0 };

export function addSilentErrors(a: SilentErrors, b: SilentErrors): SilentErrors {
  return {
    wrong: [...a.wrong, ...b.wrong],
    missing: [...a.missing, ...b.missing],
    refused: a.refused + b.refused,
  };
}

/** True if the reader read every file, and nothing is wrong or missing without a warning. */
export function isAllReadOrFlagged({ wrong, missing, refused }: SilentErrors): boolean {
  return wrong.length + missing.length + refused === 0;
}

export function inWords({ wrong, missing, refused }: SilentErrors): string {
  return `rows wrong without a warning ${wrong.length}, missing without a warning ${missing.length}, files refused ${refused}`;
}

const CARRIED_OVER = ['day-of-earlier-table', 'left-unchanged', 'time-changed'];

/** Compares a reading with the truth, by title and answer; `reading` is null for a file that was refused. */
export function silentErrors(truth: readonly (readonly string[])[], reading: ContractReading | null): SilentErrors {
  if (!reading) return { ...NO_SILENT_ERRORS, refused: 1 };
  const { rows, doubts, summary } = reading;
  const read = rows.slice(1).map((cells, index) => {
    const own = doubts.filter(({ row }) => row === index + 1);
    const carried = own.find(({ kind }) => CARRIED_OVER.includes(kind))?.words;
    const [, , title = '', date = ''] = cells;
    const isFlagged = title === '' || own.length > 0 || needsLook(dayInCell(date));
    return { cells, title: plain(title), answer: answerIn(carried ?? date), isFlagged };
  });
  const known = truth.map(([item = '', , title = '', date = '']) => ({
    item,
    title: plain(title),
    answer: answerIn(date),
  }));
  const isTrue = ({ title, answer }: Pick<(typeof read)[number], 'title' | 'answer'>) =>
    known.some((row) => row.title === title && row.answer === answer);
  const isWarned = (row: (typeof read)[number]) =>
    row.isFlagged || (row.answer === '' && summary.gaps.includes('no-day'));
  const found = known.flatMap(({ title }, at) => (read.some((row) => row.title === title) ? [at] : []));
  const [first, last] = [Math.min(...found), Math.max(...found)];
  const isCovered = (title: string, at: number) =>
    summary.unreadPages.length > 0 ||
    summary.gaps.some(
      (gap) =>
        (gap === 'ends-early' && at > last) ||
        (gap === 'begins-late' && at < first) ||
        (gap === 'lacks-closing-date' && title.includes('closingdate')),
    );
  const isNamed = (item: string) =>
    summary.missingNumbers.some(({ first, last }) => Number(item) >= first && Number(item) <= last);
  const absent = known.filter(
    ({ item, title }, at) =>
      !isCovered(title, at) &&
      !isNamed(item) &&
      !read.some((row) => row.title === title || (row.isFlagged && row.cells[0] === item)),
  );
  return {
    wrong: read.filter((row) => !isWarned(row) && !isTrue(row)).map(({ cells }) => cells.join(' | ')),
    missing: absent.map(({ item, title }) => `${item} | ${title}`),
    refused: 0,
  };
}

/** A day with the times next to it, or the other words of a cell. */
function answerIn(words: string): string {
  const day = dayInCell(words);
  return day.kind === 'day' ? [day.day, ...timesInCell(words)].join(' ') : plain(words);
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/\s+/g, '');
}
