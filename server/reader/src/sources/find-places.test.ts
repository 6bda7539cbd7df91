import { aPage, COLUMNS, header, row, text } from '../../test/builders/a-page';
import { centerX, centerY } from '../page-layout';
import { readTables } from '../table/read-tables';
import { presentPlaces, withPlaces } from './find-places';
import type { SheetRead } from './row-place';

const SHEET: SheetRead = { page: 3, part: 0, isPicture: false, isTurned: false };
const TABLE = [
  ...header(60),
  ...row(80, { item: '1', reference: '§ 3', title: 'Time of Day Deadline', date: '8:00 PM' }),
  ...row(104, { item: '2', reference: '§ 4', title: ['Record Title Objection', 'Deadline'], date: '3/4/2031' }),
  ...text(COLUMNS.title, 122, 'Loan and Credit'),
  ...row(140, { item: '3', reference: '§ 5', title: 'New Loan Terms Deadline' }),
  ...row(160, { item: '4', reference: '§ 12', title: 'Closing Date', date: '3/5/2031' }),
];
const page = aPage(TABLE);
const rows = withPlaces(readTables(page, null), SHEET, page).flatMap((part) => part.rows);

test('the place of a row has all words of its title and its date, and none of another row or a heading', () => {
  expect(rows).toHaveLength(4);
  for (const { place, lines } of rows) {
    const { left, top, right, bottom } = place!.box;
    const seen = TABLE.filter(
      (word) =>
        centerX(word) > left * page.width &&
        centerX(word) < right * page.width &&
        word.bottom > top * page.height + 0.1 &&
        word.top < bottom * page.height - 0.1,
    );
    const own = [...lines.title, ...lines.date].flatMap(({ words }) => words);
    expect(seen.map((word) => word.text).sort()).toEqual(own.map((word) => word.text).sort());
  }
});

test('it reaches to the cell of the date if that is blank, and into the blank above and below: a pen may have written there', () => {
  const { top, right, bottom } = rows[2]!.place!.box;
  expect(right * page.width).toBe(page.width);
  const title = rows[2]!.lines.title[0]!;
  expect(centerY(title) / page.height).toBeGreaterThan(top);
  expect((bottom - top) * page.height).toBeGreaterThan(title.bottom - title.top + 6);
});

test('rows of two sheets name their own, also where both are on one page of the file', () => {
  const on = (sheet: SheetRead) => ({ place: { sheet, box: { left: 0, top: 0, right: 1, bottom: 1 } } });
  const { sources, sheets } = presentPlaces([on(SHEET), {}, on({ ...SHEET, part: 1 }), on(SHEET)]);
  expect(sources.map(({ row: at, page: number, sheet }) => [at, number, sheet])).toEqual([
    [1, 3, 0],
    [3, 3, 1],
    [4, 3, 0],
  ]);
  expect(sheets).toHaveLength(2);
});
