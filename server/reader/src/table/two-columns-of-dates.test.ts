import { aPage, text } from '../../test/builders/a-page';
import { readTables } from './read-tables';

const AT = [60, 110, 180, 400, 500];
const line = (y: number, ...cells: string[]) => cells.flatMap((cell, column) => text(AT[column]!, y, cell));

/** The rows of a form with these names above its columns: title, new date, original date. */
function read(header: string[], rows: string[][]) {
  const words = [...line(100, ...header), ...rows.flatMap((cells, index) => line(120 + 18 * index, ...cells))];
  return readTables(aPage(words), null).flatMap((part) =>
    part.rows.map(({ cells, original, reasons }) => [
      cells.title,
      cells.date,
      original,
      ...reasons.map(({ kind }) => kind),
    ]),
  );
}

const ROWS = [
  ['1', '§ 3', 'Time of Day Deadline', '5:00 PM', ''],
  ['2', '§ 8', 'Record Title Deadline', '3/4/2031', 'No Change'],
  ['3', '§ 12', 'Closing Date', '4/1/2031', '5/1/2031'],
  ['4', '§ 17', 'Possession Date', '', '5/2/2031'],
];
const READ = [
  ['Time of Day Deadline', '', '5:00 PM'],
  ['Record Title Deadline', 'No Change', '3/4/2031'],
  ['Closing Date', '5/1/2031', '4/1/2031'],
  ['Possession Date', '5/2/2031', undefined],
];

describe('a form with a column of original dates and one of new ones', () => {
  test.each([
    [['Item No.', 'Reference', 'Event', 'Original', 'New']],
    [['Item No.', 'Reference', 'Event', 'Original Date', 'Amended Date']],
    [['No.', 'Ref.', 'Event', 'Current Deadline', 'Revised Deadline']],
    [['No.', 'Ref.', 'Event', 'Date', 'New Date']],
  ])('proposes the new ones, with the original beside: %j', (header) => {
    expect(read(header, ROWS)).toEqual(READ);
  });

  test('has its row where the form has neither numbers nor references, and the new date is blank', () => {
    const bare = ROWS.map(([, , ...cells]) => ['', '', ...cells]);
    expect(read(['', '', 'Event', 'Original Date', 'New Date'], bare)).toEqual(READ);
  });

  test('is none where a form has one column of dates', () => {
    const rows = read(
      ['Item No.', 'Reference', 'Event', 'New Date', ''],
      [['1', '§ 12', 'Closing Date', '4/1/2031', '']],
    );
    expect(rows).toEqual([['Closing Date', '4/1/2031', undefined]]);
  });
});
