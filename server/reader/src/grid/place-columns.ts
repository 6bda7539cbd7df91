import { dayInCell } from '@keydate/domain/day-in-cell';
import { COLUMNS, type ColumnName } from '../table/columns';
import { namesDate } from '../table/names-date';
import type { GridTable } from './grid-table';

/** Names that forms and coordinators give to a column of what is due. */
const TITLES =
  /\b(?:events?|titles?|descriptions?|deadlines?|tasks?|to.?dos?|contingenc(?:y|ies)|milestones?|actions?|activit(?:y|ies)|obligations?|key dates?|items?|what|steps?|provisions?)\b/i;
const NUMBERS = /^(?:items?|item no\.?|no\.?|nr\.?|#|numbers?)$/i;
const REFERENCES = /^(?:ref(?:erences?|\.)?|(?:contract )?sections?|§|paragraphs?|clauses?)$/i;
const DATES_ARE_MOST = 0.5;
/** Titles differ from row to row; owners and states repeat. */
const DIFFERENT = 0.8;

/** The places of the columns that are certain to have this meaning. */
export type CertainColumns = Partial<Record<ColumnName, number>>;

/**
 * The columns of a table of any form whose meaning is certain: the only column of days, the only one of different texts under a name for
 * what is due, numbers and references by their names.
 */
export function certainColumns({ header, rows }: GridTable): CertainColumns {
  const columns = header.map((name, at) => ({
    name,
    at,
    filled: rows.map(({ cells }) => cells[at] ?? '').filter(Boolean),
  }));
  const ofDates = columns.filter(({ filled }) => filled.some(namesDate));
  const [dates] = ofDates;
  const isCertain = ofDates.length === 1 && dates && isMostly(dates.filled, namesDate);
  const others = columns.filter((column) => !ofDates.includes(column));
  const item = others.find(
    ({ name, filled }) => NUMBERS.test(name) && filled.every((cell) => /^\d{1,3}\.?$/.test(cell)),
  );
  const reference = others.find(({ name }) => REFERENCES.test(name));
  const titles = others.filter((column) => column !== item && column !== reference && isOfTitles(column.filled));
  const named = titles.filter(({ name }) => TITLES.test(name));
  const title = named.length === 1 ? named[0] : undefined;
  const found: Partial<Record<ColumnName, (typeof columns)[number] | undefined>> = {
    item,
    reference,
    title,
    date: isCertain ? dates : undefined,
  };
  return Object.fromEntries(COLUMNS.flatMap((name) => (found[name] ? [[name, found[name].at]] : [])));
}

function isOfTitles(filled: readonly string[]): boolean {
  const isText = (cell: string) => /\p{L}{3}/u.test(cell) && !isAnswer(cell);
  return filled.length > 0 && isMostly(filled, isText) && new Set(filled).size >= DIFFERENT * filled.length;
}

/** True for "5 days after MEC", which counts from another day. */
function isAnswer(cell: string): boolean {
  const reading = dayInCell(cell);
  return reading.kind === 'none' && reading.reason === 'relative';
}

function isMostly(filled: readonly string[], holds: (cell: string) => boolean): boolean {
  return filled.filter(holds).length >= DATES_ARE_MOST * filled.length;
}
