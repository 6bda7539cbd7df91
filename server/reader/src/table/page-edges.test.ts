import { aPage, COLUMNS, header, row, text } from '../../test/builders/a-page';
import { rowsOf } from '../../test/builders/rows-of';
import type { Word } from '../page-layout';
import { readTables } from './read-tables';

const LAST_ROW = 730;
const TABLE = [
  ...header(694),
  ...row(712, { item: '1', reference: '§ 12', title: 'Closing Date', date: '3/4/2031' }),
  ...row(LAST_ROW, { item: '2', reference: '§ 17', title: 'Possession Date', date: '3/5/2031' }),
];
const ROWS = [
  [1, '§ 12', 'Closing Date', '3/4/2031'],
  [2, '§ 17', 'Possession Date', '3/5/2031'],
];
const PARAGRAPH = [100, 114, 128].flatMap((y) =>
  text(60, y, 'What is not objected to in writing by the day set out beside it counts as accepted by both'),
);

/** The rows of a page with the table at its foot, and whether each is certain. */
function readAbove(foot: Word[]) {
  const parts = readTables(aPage([...PARAGRAPH, ...TABLE, ...foot]), null);
  return {
    rows: rowsOf(parts),
    isSure: parts.flatMap((part) => part.rows).every(({ reasons }) => reasons.length === 0),
  };
}

describe('a date at the foot of a page, near the last row of its table', () => {
  test.each<[string, Word[]]>([
    ['Printed 6/4/2026', text(COLUMNS.date - 40, LAST_ROW + 26, 'Printed 6/4/2026')],
    [
      'the form, its page and when it was signed',
      [
        ...text(60, LAST_ROW + 24, 'CBS1-8-24'),
        ...text(COLUMNS.title, LAST_ROW + 24, 'page 4 of 20'),
        ...text(COLUMNS.date, LAST_ROW + 24, '5/2/2026 3:14 PM MDT'),
      ],
    ],
    [
      'the program that signed it',
      [
        ...text(COLUMNS.title, LAST_ROW + 14, 'Authentisign 7C1E-22A9'),
        ...text(COLUMNS.date, LAST_ROW + 14, '5/2/2026'),
      ],
    ],
  ])('%s, is no row and of none', (_what, foot) => {
    expect(readAbove(foot)).toEqual({ rows: ROWS, isSure: true });
  });

  test('that nothing tells from one of the table is kept with its doubt', () => {
    const { rows, isSure } = readAbove(text(COLUMNS.date, LAST_ROW + 18, '5/2/2026'));
    expect(rows.map(([, , , date]) => date)).toContain('5/2/2026');
    expect(isSure).toBe(false);
  });

  test('is a row where it has a reference to a section, whatever its title says', () => {
    const { rows } = readAbove(
      row(LAST_ROW + 18, { item: '3', reference: '§ 30', title: 'Printed Disclosures Deadline', date: '5/2/2031' }),
    );
    expect(rows).toHaveLength(3);
  });
});

test('a date above a table that goes on from the page before is no row of it', () => {
  const [open] = readTables(aPage(TABLE), null);
  const next = [
    ...text(60, 40, 'Envelope 5F1C-2A7B'),
    ...text(COLUMNS.title, 40, 'sent by mail'),
    ...text(COLUMNS.date, 40, '5/2/2026'),
    ...row(66, { item: '3', reference: '§ 27', title: 'Acceptance Deadline Date', date: '3/1/2031' }),
  ];
  const parts = readTables(aPage(next), { part: open!, pageWidth: 612, lastNumber: 2, isInterrupted: false });
  expect(rowsOf(parts)).toEqual([[3, '§ 27', 'Acceptance Deadline Date', '3/1/2031']]);
});

describe('the last three lines of a page may be of the page itself', () => {
  const readAboveLines = (count: number) =>
    readAbove([
      ...text(COLUMNS.date - 40, LAST_ROW + 22, 'Printed 6/4/2026'),
      ...Array.from({ length: count - 1 }, (_, below) =>
        text(COLUMNS.title, LAST_ROW + 34 + 11 * below, 'Northgate Realty'),
      ).flat(),
    ]);
  test('just inside: a date in the third line from the end is no row and of none', () =>
    expect(readAboveLines(3)).toEqual({ rows: ROWS, isSure: true }));
  test('just outside: one in the fourth is kept, flagged', () => expect(readAboveLines(4).isSure).toBe(false));
});
