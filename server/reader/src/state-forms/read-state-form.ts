import type { ScanExtent } from '@keydate/contracts/scans';
import { dayInCell, needsLook } from '@keydate/domain/day-in-cell';
import type { ContractReading } from '../contract-reading';
import { runningText, type RunningText } from '../facts/running-text';
import type { FileRead } from '../file-read';
import { isFormTitle } from '../forms/form-titles';
import { otherMentions } from '../mentions/other-mentions';
import { flagRows, reasonIf } from '../row-flags';
import { placeOfWords, presentPlaces } from '../sources/find-places';
import { withoutEdges } from '../table/page-edges';
import { isHardToRead } from '../words/confidence';
import { lettersOf } from '../words/letters';
import { CALIFORNIA_CRITICAL, californiaRows } from './california-form';
import { HEADING, type StateFormName, type StateFormRow } from './state-form-row';
import { TEXAS_CRITICAL, texasRows } from './texas-form';
import { UTAH_CRITICAL, utahRows } from './utah-form';

interface StateForm {
  name: StateFormName;
  /** The words of its name and of its state; all must be in the file. */
  marks: readonly RegExp[];
  rows: (text: RunningText, file: FileRead) => StateFormRow[];
  /** The critical rows that are missing. */
  lacks: (titles: readonly string[]) => string[];
}

const FORMS: readonly StateForm[] = [
  {
    name: 'california',
    marks: [/\bcalifornia\b/i, /\bpurchase\s+agreement\b/i, /\bdays?\s+after\s+acceptance\b/i],
    rows: (_, { otherForms }) => californiaRows(otherForms.terms),
    lacks: (titles) =>
      CALIFORNIA_CRITICAL.filter(([words]) => !titles.some((title) => words.test(title))).map(([, name]) => name),
  },
  {
    name: 'utah',
    marks: [/\butah\b/i, /\breal\s+estate\s+purchase\s+contract\b/i, /\bdeadlines\b/i],
    rows: utahRows,
    lacks: (titles) => lacking(UTAH_CRITICAL, titles),
  },
  {
    name: 'texas',
    marks: [/\btexas\b/i, /\bcontract\b/i, /\bafter\s+the\s+effective\s+date\b/i],
    rows: texasRows,
    lacks: (titles) => lacking(TEXAS_CRITICAL, titles),
  },
];

/** Fewer rows are none of such a form. */
const FEWEST_ROWS = 2;
/** This many titles of Colorado's form make a file one of Colorado. */
const OF_COLORADO = 3;

/** The reading of California's, Utah's or Texas's form; undefined if the file is of none of them. */
export function readStateForm(file: FileRead): ContractReading | undefined {
  const isOfColorado = file.tables.some(
    ({ rows }) => rows.filter(({ cells }) => isFormTitle(cells.title)).length >= OF_COLORADO,
  );
  if (isOfColorado) return undefined;
  const text = runningText(
    file.texts.map((page) => withoutEdges({ ...page, words: [...page.words, ...(page.boxes ?? [])] })),
  );
  for (const form of FORMS.filter(({ marks }) => marks.every((mark) => mark.test(text.text)))) {
    const rows = form.rows(text, file);
    if (rows.length >= FEWEST_ROWS) return present(form, compared(rows, file), file);
  }
  return undefined;
}

function lacking(critical: readonly string[], titles: readonly string[]): string[] {
  const found = titles.map(lettersOf);
  return critical.filter((title) => !found.some((one) => one.startsWith(lettersOf(title))));
}

/** Flags rows that were hard to read, and those that have another day elsewhere in the file. */
function compared(rows: readonly StateFormRow[], { texts }: FileRead): StateFormRow[] {
  const known = rows.map(({ cells: [, reference, title, date] }) => {
    const reading = dayInCell(date);
    return { title, reference, days: reading.kind === 'day' ? [reading.day] : [] };
  });
  const mentions = otherMentions(known, texts, new Set(rows.flatMap(({ words }) => words)));
  return flagRows(rows, ({ words }, index) => [
    ...(mentions[index] ?? []),
    ...reasonIf(
      words.some(({ confidence }) => isHardToRead(confidence)),
      'date-hard-to-read',
    ),
  ]);
}

function present(form: StateForm, rows: readonly StateFormRow[], file: FileRead): ContractReading {
  const missingTitles = form.lacks(rows.map(({ cells }) => cells[2]));
  const extent: ScanExtent = {
    form: form.name,
    otherTables: 0,
    unreadPages: file.unreadPages,
    missingNumbers: [],
    gaps: [],
    pagesLeftOut: file.pagesLeftOut,
    ...(missingTitles.length > 0 && { missingTitles }),
  };
  const readings = rows.map(({ cells }) => dayInCell(cells[3]));
  return {
    rows: [HEADING, ...rows.map(({ cells }) => [...cells])],
    summary: {
      rows: rows.length,
      withDay: readings.filter(({ kind }) => kind === 'day').length,
      needLook: rows.filter(({ reasons }, at) => reasons.length > 0 || isOdd(readings[at])).length,
      ...extent,
    },
    doubts: rows.flatMap(({ reasons }, index) => reasons.map((reason) => ({ row: index + 1, ...reason }))),
    proposals: [],
    ...presentPlaces(rows.map(({ words }) => ({ place: placeOfWords(words, file.texts) }))),
  };
}

function isOdd(reading: ReturnType<typeof dayInCell> | undefined): boolean {
  return reading !== undefined && needsLook(reading);
}
