import { aLine } from '../../test/builders/a-line';
import { aPage, COLUMNS, header, row, text } from '../../test/builders/a-page';
import { reasonsOf, rowsOf } from '../../test/builders/rows-of';
import { emptyCollection, addPage } from '../judging/collect-tables';
import type { PageLayout, Word } from '../page-layout';
import type { TypedPage } from '../reading-tools';
import { splitSheet } from './split-sheet';
import { readTables } from './read-tables';

const rowsFrom = (first: number) =>
  [0, 1, 2, 3].flatMap((index) =>
    row(120 + 18 * index, {
      item: String(first + index),
      reference: '§ 8',
      title: 'Record Title Deadline',
      date: `3/${first + index}/2031`,
    }),
  );
const TERMS = [0, 1, 2].flatMap((line) =>
  text(36, 400 + 12 * line, 'What is not objected to in writing by the day set out above counts as accepted'),
);
const FIRST = [...header(100), ...rowsFrom(1), ...TERMS];

/** A page of text whose drawing has ten dots to the point, all of them black. */
function typed(layout: PageLayout): TypedPage {
  const [width, height] = [10 * layout.width, 10];
  const drawing = () => Promise.resolve({ width, height, pixels: new Uint8Array(width * height) });
  return { ...layout, hasLargePicture: false, drawing };
}

/**
 * A sheet with two Letter pages next to each other. The second is further left on its half than the first, by
 * `uneven`.
 */
function sheetOf(left: readonly Word[], right: readonly Word[], uneven = 0): TypedPage {
  const moved = right.map((word) => ({ ...word, left: word.left + 612 - uneven, right: word.right + 612 - uneven }));
  return typed({ width: 1224, height: 792, words: [...left, ...moved], rulings: { across: [], down: [] } });
}

/** The numbers of the rows that are read on sheets one after the other. */
function numbersOn(...sheets: readonly TypedPage[]): unknown[] {
  let collection = emptyCollection();
  for (const sheet of sheets) {
    for (const page of splitSheet(sheet)) {
      collection = addPage(collection, {
        number: 1,
        width: page.width,
        words: page.words,
        parts: readTables(page, collection.open),
        isUnread: false,
      });
    }
  }
  return collection.tables.flatMap(({ rows }) => rows.map(({ number }) => number));
}

describe('two pages on one sheet', () => {
  test.each([0, 12])('are read one after the other, though the margin of the second is narrower by %s', (uneven) => {
    expect(numbersOn(sheetOf(FIRST, [...rowsFrom(5), ...TERMS], uneven))).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });

  test('are read where the second has the only table', () => {
    expect(numbersOn(sheetOf(TERMS, FIRST))).toEqual([1, 2, 3, 4]);
  });

  test('are read where the table goes on from the sheet before', () => {
    expect(numbersOn(sheetOf(TERMS, FIRST), sheetOf(rowsFrom(5), [...rowsFrom(9), ...TERMS]))).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12,
    ]);
  });

  test("may have a line of the sheet's own below them", () => {
    const sheet = sheetOf(FIRST, [...rowsFrom(5), ...TERMS]);
    expect(numbersOn({ ...sheet, words: [...sheet.words, ...text(600, 780, 'Sheet 4')] })).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8,
    ]);
  });

  test('are laid over each other by their numbers, however far out other text stands', () => {
    expect(numbersOn(sheetOf(FIRST, rowsFrom(5)))).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });

  test('have each its half of the drawing', async () => {
    const halves = splitSheet(sheetOf(FIRST, FIRST));
    const drawings = await Promise.all(halves.map(({ drawing }) => drawing()));
    expect(drawings.map(({ width }) => width)).toEqual([6120, 6120]);
  });

  test('keep what is drawn on them in its place', () => {
    const sheet: TypedPage = {
      ...sheetOf(FIRST, FIRST),
      rulings: {
        across: [{ at: 90, from: 660, to: 1100 }],
        down: [
          { at: 50, from: 90, to: 200 },
          { at: 662, from: 90, to: 200 },
        ],
        pen: [{ from: [672, 120], to: [712, 120] }],
      },
    };
    expect(splitSheet(sheet).map(({ rulings }) => rulings)).toEqual([
      { across: [], down: [{ at: 50, from: 90, to: 200 }], pen: [{ from: [672, 120], to: [712, 120] }] },
      {
        across: [{ at: 90, from: 48, to: 488 }],
        down: [{ at: 50, from: 90, to: 200 }],
        pen: [{ from: [60, 120], to: [100, 120] }],
      },
    ]);
  });
});

test('a wide page whose one table has a blank in its middle stays one', () => {
  const wide = typed({
    ...aPage(
      [...header(100), ...rowsFrom(1)].map((word) =>
        word.left >= 460 ? { ...word, left: word.left + 240, right: word.right + 240 } : word,
      ),
    ),
    width: 792,
    height: 612,
  });
  expect(splitSheet(wide)).toEqual([wide]);
  expect(rowsOf(readTables(wide, null))).toHaveLength(4);
});

describe.each([['New Date'], ['Amended Deadline'], ['']])(
  'a wide page with the old dates left of its middle and those of a column “%s” right of it',
  (name) => {
    const old = [...header(100), ...rowsFrom(1)].map((word) => ({
      ...word,
      left: 0.75 * word.left,
      right: 0.75 * word.right,
    }));
    const news = [
      ...text(430, 100, name),
      ...[0, 1, 2, 3].flatMap((index) => [
        ...text(430, 120 + 18 * index, `April ${index + 1}, 2031`),
        ...text(600, 120 + 18 * index, 'both agreed'),
      ]),
    ];
    const wide = typed({ ...aPage([...old, ...news]), width: 792, height: 612 });

    test('stays one', () => {
      expect(splitSheet(wide)).toEqual([wide]);
    });
  },
);

test('a wide page of running text stays one, also where the middle is between two words of each line', () => {
  const lines = [100, 112, 124, 136, 148].flatMap((y) => [
    ...text(40, y, 'What is not objected to in writing by the day set out above by a person'),
    ...text(400, y, 'named below counts as accepted and may not be taken back by them'),
  ]);
  const wide = typed({ ...aPage(lines), width: 792, height: 612 });
  expect(splitSheet(wide)).toEqual([wide]);
});

test('a wide page with a line drawn over its middle stays one', () => {
  const sheet = { ...sheetOf(FIRST, FIRST), rulings: { across: [{ at: 90, from: 60, to: 1100 }], down: [] } };
  expect(splitSheet(sheet)).toEqual([sheet]);
});

test('a page that is higher than wide stays one, whatever stands on it', () => {
  const page = typed(aPage(FIRST.map((word) => ({ ...word, left: word.left / 2, right: word.right / 2 }))));
  expect(splitSheet(page)).toEqual([page]);
});

test('a line that is drawn on the second page of a sheet strikes out the words of that page', () => {
  const sheet = sheetOf(FIRST, [...header(100), ...rowsFrom(5), ...TERMS]);
  const at = 612 + COLUMNS.date;
  const line = aLine([at, 119], [at + 40, 121], [at, 139]);
  const pages = splitSheet({ ...sheet, rulings: { across: [], down: [], ink: [line] } });
  const flagsOf = (page: PageLayout) => readTables(page, null)[0]?.rows.map((one) => reasonsOf(one).join());
  expect(pages.map(flagsOf)).toEqual([
    ['', '', '', ''],
    ['struck-out', '', '', ''],
  ]);
});
