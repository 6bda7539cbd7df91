import { isFormTitle } from '../forms/form-titles';
import { reasonIf, withReasons, type Reason } from '../row-flags';
import { isSameTitle } from '../cells/same-title';
import type { Word } from '../page-layout';
import type { ReadRow } from '../table/contract-row';
import type { PageText } from '../mentions/other-mentions';
import { lastNumberOf } from '../table/table-part';
import type { OpenTable, TablePart } from '../table/table-part';
import { looksComplete } from '../table/titles';

export interface DatesTable extends Pick<TablePart, 'heading' | 'rows' | 'isNumbered'> {
  /** The pages of its first and last part, counted from 1. */
  firstPage: number;
  lastPage: number;
}

/** The reading of one page. */
export interface ReadPage {
  number: number;
  width: number;
  parts: TablePart[];
  /** True if much of the page outside its rows could not be read. */
  isUnread: boolean;
  /** All that it says, also outside its tables, as far as it was read. */
  words: readonly Word[];
  boxes?: readonly Word[];
  paper?: PageText['paper'];
}

/** Gathers the parts of tables, page by page, into whole tables. */
export interface TableCollection {
  tables: DatesTable[];
  /** Rows below a table, in its columns but without a header of their own, whose numbers start again. */
  aside: DatesTable[];
  /** The table that the next page may continue. */
  open: OpenTable | null;
  /** The numbers of the pages that could hardly be read. */
  unreadPages: number[];
  texts: PageText[];
}

export function emptyCollection(): TableCollection {
  return { tables: [], aside: [], open: null, unreadPages: [], texts: [] };
}

/**
 * Adds the parts found on a page. A part continues the last table if its item numbers do, or if it has no numbers, the same
 * header and mostly new titles. A part whose numbers start again is a separate table, such as a counter-proposal. After a
 * page without a part, only the very next number continues the table, and the row there is flagged because rows may be
 * missing. After a page that could hardly be read, any higher number continues it: that page may have been full of rows.
 */
export function addPage(
  { tables, aside, open, unreadPages, texts }: TableCollection,
  { number, width, parts, isUnread, words, boxes, paper }: ReadPage,
): TableCollection {
  const all = [...tables];
  let last = open;
  for (const part of parts) {
    const table = all.at(-1);
    const isJoined = table !== undefined && last !== null && continuesTable(table, last, part);
    if (isJoined)
      all[all.length - 1] = {
        ...table,
        rows: last?.isInterrupted
          ? [...withCutEnd(table.rows), ...behindGap(part.rows)]
          : acrossPages(table.rows, part.rows),
        lastPage: number,
      };
    else if (part.rows.length > 0)
      all.push({
        heading: part.heading,
        rows: part.rows,
        isNumbered: part.isNumbered,
        firstPage: number,
        lastPage: number,
      });
    last = {
      part,
      pageWidth: width,
      lastNumber: lastNumberOf(part.rows) || (isJoined ? (last?.lastNumber ?? 0) : 0),
      isInterrupted: false,
    };
  }
  const below = parts
    .filter((part) => part.aside.length > 0)
    .map(({ heading, aside: rows, isNumbered }) => ({
      heading,
      rows,
      isNumbered,
      firstPage: number,
      lastPage: number,
    }));
  return {
    tables: all,
    aside: [...aside, ...below],
    open: parts.length > 0 || isUnread ? last : interrupted(last),
    unreadPages: isUnread ? [...unreadPages, number] : unreadPages,
    texts: [...texts, { number, words, ...(boxes && { boxes }), ...(paper && { paper }) }],
  };
}

function continuesTable(table: DatesTable, { lastNumber, isInterrupted }: OpenTable, part: TablePart): boolean {
  const first = part.rows.find(({ number }) => number > 0)?.number ?? 0;
  if (lastNumber === 0) return false;
  if (isInterrupted) return part.isNumbered && first === lastNumber + 1;
  return part.isNumbered && first > 0
    ? first > lastNumber
    : part.heading.date === table.heading.date && !repeats(table, part);
}

function interrupted(open: OpenTable | null): OpenTable | null {
  return open && open.lastNumber > 0 ? { ...open, isInterrupted: true } : null;
}

/** True if the table already has at least half of the titles. */
function repeats({ rows }: DatesTable, part: TablePart): boolean {
  const known = part.rows.filter((row) => rows.some((other) => isSameTitle(other, row)));
  return 2 * known.length >= part.rows.length;
}

/** A title at the end of a page may continue on the next one, so it is flagged unless it ends like a title of the form. */
function withCutEnd(rows: readonly ReadRow[]): ReadRow[] {
  const last = rows.at(-1);
  return last ? [...rows.slice(0, -1), withReasons(last, reasonsAtPageEnd(last))] : [];
}

function reasonsAtPageEnd({ cells: { title } }: ReadRow): Reason[] {
  return reasonIf(!looksComplete(title) && !isFormTitle(title), 'title-cut-short');
}

/** The rows before and after the end of a page: a row that it breaks in two is one row. */
function acrossPages(before: readonly ReadRow[], after: readonly ReadRow[]): ReadRow[] {
  const [last, first] = [before.at(-1), after[0]];
  if (!last || !first || !isRestOf(first, last)) return [...withCutEnd(before), ...after];
  const cells = {
    ...last.cells,
    title: `${last.cells.title} ${first.cells.title}`.trim(),
    date: last.cells.date || first.cells.date,
  };
  const joined: ReadRow = {
    ...last,
    // the half with the date is shown
    ...(first.cells.date !== '' && first.place && { place: first.place }),
    cells,
    confidence: {
      title: Math.min(last.confidence.title, first.confidence.title),
      date: Math.min(last.confidence.date, first.confidence.date),
    },
    lines: { title: [...last.lines.title, ...first.lines.title], date: [...last.lines.date, ...first.lines.date] },
    reasons: [...last.reasons, ...first.reasons].filter(({ kind }) => kind !== 'title-cut-short'),
  };
  const mayBeTwo = first.cells.title === '' || !isFormTitle(cells.title);
  return [...before.slice(0, -1), withReasons(joined, reasonIf(mayBeTwo, 'two-rows-in-one')), ...after.slice(1)];
}

/** True for a row without a number or a reference that has what the last one of the page before lacks. */
function isRestOf({ cells: rest }: ReadRow, { cells: last }: ReadRow): boolean {
  if (rest.item !== '' || rest.reference !== '' || (last.date !== '' && rest.date !== '')) return false;
  if (rest.title === '') return last.date === '';
  return (
    isFormTitle(`${last.title} ${rest.title}`) ||
    (!looksComplete(last.title) && !isFormTitle(rest.title) && last.date === '')
  );
}

function behindGap([first, ...others]: readonly ReadRow[]): ReadRow[] {
  return first ? [withReasons(first, reasonIf(true, 'rows-may-be-missing')), ...others] : [];
}
