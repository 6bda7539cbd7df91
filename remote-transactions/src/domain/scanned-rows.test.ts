import { preselectColumns } from './column-choice';
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

describe('a table of any form', () => {
  test('has its own columns, without the blank ones; the scan was sure of those in their places', () => {
    const table = readScannedTable([
      ['', '', 'Task', '', 'Start', 'Finish'],
      ['', '', 'Loan approval', '', '3/1/2031', '3/11/2031'],
    ]);
    expect(table.columns).toEqual(['Task', 'Start', 'Finish']);
    expect(table.rows[0]?.cells).toEqual(['Loan approval', '3/1/2031', '3/11/2031']);
    expect(preselectColumns(table)).toEqual({ title: 0, date: null });
  });

  test('has no column preselected by its name alone', () => {
    const table = readScannedTable([
      ['', '', '', '', 'Key Date', 'Day'],
      ['', '', '', '', 'Closing', 'Friday'],
    ]);
    expect(preselectColumns(table)).toEqual({ title: null, date: null });
  });
});

test('a form without numbers keeps its title and date', () => {
  const table = readScannedTable([
    ['', '', 'Event', 'Date'],
    ['', '', 'Closing', '3/1/2031'],
  ]);
  expect(table.columns).toEqual(['Event', 'Date']);
  expect(preselectColumns(table)).toEqual({ title: 0, date: 1 });
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
