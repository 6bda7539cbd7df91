import fc from 'fast-check';
import { aPage, text } from '../../test/builders/a-page';
import { centerY, type Box, type Word } from '../page-layout';
import { FORM_TITLES } from '../forms/form-titles';
import { readTables } from './read-tables';

const ANSWERS = [
  '3/4/2031',
  '03/04/2031 Tue',
  'March 4, 2031',
  'N/A',
  'MEC + 5 days',
  'Delivery of Deed',
  '6/31/2031',
  '',
];
/** Letters of 5 points: the longest title of the form needs 250. */
const SHORT_TITLES = FORM_TITLES.filter((words) => words.length <= 50);
const OTHER_TITLES = ['Inspection', 'Closing', 'Possession', 'Appraisal', 'Final Walk-Through', 'Septic pump-out'];
const LOTS = Array.from({ length: 25 }, (_, at) => `lot-${String.fromCharCode(97 + at)}`);
const written = fc.record({
  step: fc.integer({ min: 1, max: 6 }),
  answer: fc.constantFrom(...ANSWERS),
  reference: fc.constantFrom('§ 8', '§ 10.1', '§ 8.1, 8.4'),
});
const numbered = fc
  .tuple(written, fc.constantFrom(...SHORT_TITLES, ...OTHER_TITLES))
  .map(([cells, title]) => ({ ...cells, title, isNumbered: true }));
const added = fc
  .tuple(written, fc.constantFrom('Water Test Deadline', 'Key Hand-Over Date'))
  .map(([cells, title]) => ({ ...cells, title, isNumbered: false }));

const table = fc.record({
  rows: fc
    .tuple(fc.array(numbered, { minLength: 3, maxLength: 24 }), fc.option(added), fc.nat())
    .map(([rows, one, place]) => (one ? rows.toSpliced(place % (rows.length + 1), 0, one) : rows)),
  left: fc.integer({ min: 20, max: 80 }),
  gap: fc.integer({ min: 0, max: 20 }),
  pitch: fc.integer({ min: 15, max: 26 }),
  top: fc.integer({ min: 60, max: 110 }),
  isRuled: fc.boolean(),
});
/** A table in which each title has a word of its own, and each day appears once. */
const plainTable = table.map((one) => ({
  ...one,
  rows: one.rows.map((row, at) => ({
    ...row,
    title: `Survey of ${LOTS[at]!}`,
    answer: row.answer === '' ? '' : `3/${at + 1}/2031`,
  })),
}));
type Table = typeof table extends fc.Arbitrary<infer T> ? T : never;

function rowsOf({ rows }: Table) {
  let number = 0;
  return rows.map(
    ({ step, isNumbered, title, answer, reference }) =>
      [isNumbered ? (number += step) : 0, reference, title, answer] as const,
  );
}

function draw(table: Table) {
  const { left, pitch, top, isRuled } = table;
  const columns = columnsOf(table);
  const lines = [
    ['Item No.', 'Reference', 'Event', 'Date or Deadline'],
    ...rowsOf(table).map((row) => row.map((cell) => (cell === 0 ? '' : String(cell)))),
  ];
  const words = lines.flatMap((cells, line) =>
    cells.flatMap((cell, column) => text(columns[column]!, top + pitch * line, cell)),
  );
  const across = lines.map((_, line) => ({ at: top + pitch * (line - 0.5), from: left - 4, to: 600 }));
  const down = [...columns.map((x) => x - 4), 600].map((at) => ({
    at,
    from: top - pitch / 2,
    to: top + pitch * lines.length,
  }));
  return aPage(words, isRuled ? { across, down } : undefined);
}

const columnsOf = ({ left, gap }: Table) => [left, left + 50 + gap, left + 120 + 2 * gap, left + 400];

/** Words outside the table, dates among them: above, below, left and right of it and between its lines. */
const strays = fc.uniqueArray(
  fc.record({
    at: fc.nat(99),
    isDate: fc.boolean(),
    column: fc.option(fc.nat(3)),
    x: fc.integer({ min: 5, max: 590 }),
    line: fc.double({ min: -3, max: 28, noNaN: true }),
  }),
  { selector: ({ at }) => at, maxLength: 12 },
);
type Stray = typeof strays extends fc.Arbitrary<(infer T)[]> ? T : never;

const touches = (one: Box, other: Box) =>
  one.left < other.right + 3 && other.left < one.right + 3 && one.top < other.bottom && other.top < one.bottom;

/** The page of a table with the stray words that touch none of its own. */
function drawAmong(table: Table, strays: readonly Stray[]) {
  const page = draw(table);
  const columns = columnsOf(table);
  for (const { at, isDate, column, x, line } of strays) {
    const words = text(
      column === null ? x : columns[column]! + (x % 20),
      table.top + table.pitch * line,
      isDate ? `7/9/${2100 + at}` : `noted${at}`,
    );
    page.words.push(...words.filter((stray) => !page.words.some((word) => touches(stray, word))));
  }
  return page;
}

const anyWord: fc.Arbitrary<Word> = fc
  .record({
    text: fc.oneof(
      fc.string({ minLength: 1, maxLength: 12 }),
      fc.constantFrom('Event', 'Date', 'Reference', 'Item', '12', '§', 'Deadline'),
    ),
    x: fc.double({ min: -50, max: 700, noNaN: true }),
    y: fc.double({ min: -50, max: 900, noNaN: true }),
    size: fc.double({ min: 0, max: 90, noNaN: true }),
  })
  .map(({ text, x, y, size }) => ({ text, left: x, right: x + 4 * size, top: y, bottom: y + size, confidence: 100 }));

describe('any table of dates', () => {
  test('is read as it was written, wherever it stands, whichever rows it shows, with lines or without', () => {
    fc.assert(
      fc.property(table, (one) => {
        const rows = readTables(draw(one), null).flatMap((part) =>
          part.rows.map(({ number, cells }) => [number, cells.reference, cells.title, cells.date]),
        );
        expect(rows).toEqual(rowsOf(one));
      }),
    );
  });

  test('gives no title a date from elsewhere without a doubt, whatever else is written on the page', () => {
    fc.assert(
      fc.property(plainTable, strays, (one, others) => {
        const page = drawAmong(one, others);
        const placesOf = (piece: string) => page.words.filter(({ text }) => text === piece).map(centerY);
        for (const { cells, reasons } of readTables(page, null).flatMap((part) => part.rows)) {
          if (reasons.length > 0) continue;
          const lines = cells.title
            .split(' ')
            .filter((piece) => LOTS.includes(piece))
            .flatMap(placesOf);
          const isNear = (y: number) => lines.length === 0 || lines.some((line) => Math.abs(y - line) < one.pitch);
          expect(
            (cells.date.match(/\S+/g) ?? [])
              .filter((piece) => !placesOf(piece).some(isNear))
              .map((piece) => [cells.title, piece]),
          ).toEqual([]);
        }
      }),
      { numRuns: 300 },
    );
  });

  test('is looked for among words of any size in any place, and nothing breaks', () => {
    fc.assert(fc.property(fc.array(anyWord, { maxLength: 60 }), (words) => void readTables(aPage(words), null)));
  });
});
