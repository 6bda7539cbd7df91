import { readScannedTable } from './scanned-rows';

const HEADER = ['Item No.', 'Reference', 'Event', 'Date or Deadline'];

test('the header row names the columns and is not among the rows', () => {
  const table = readScannedTable([
    HEADER,
    ['1', '§ 3', 'Time of Day Deadline', ''],
    ['2', '§ 4', 'Closing Date', '6/5/2030'],
  ]);
  expect(table.columns).toEqual(HEADER);
  expect(table.rows.map(({ cells }) => cells[2])).toEqual(['Time of Day Deadline', 'Closing Date']);
});

test('columns without a header get the names of the spec, in its order', () => {
  expect(
    readScannedTable([
      ['', '', ' '],
      ['1', '§ 3', 'Closing Date', '6/5/2030', 'more'],
    ]).columns,
  ).toEqual(['Item number', 'Reference', 'Title', 'Date', 'Column 5']);
});

test('short rows are filled up, so that every column can be chosen', () => {
  const [row] = readScannedTable([HEADER, ['7']]).rows;
  expect(row?.cells).toEqual(['7', '', '', '']);
});

test('each row has its own flags; the header row is not counted', () => {
  const { rows } = readScannedTable(
    [HEADER, ['1'], ['2']],
    [
      { row: 2, kind: 'title-mended', words: 'Ciosing Date' },
      { row: 2, kind: 'number-not-found' },
    ],
  );
  expect(rows.map(({ flags }) => flags)).toEqual([
    [],
    [{ kind: 'title-mended', words: 'Ciosing Date' }, { kind: 'number-not-found' }],
  ]);
});

test('a scan with only a header has no rows', () => {
  expect(readScannedTable([HEADER]).rows).toEqual([]);
  expect(readScannedTable([])).toEqual({ columns: [], rows: [], extent: null });
});
