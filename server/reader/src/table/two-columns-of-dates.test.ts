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

describe('an original date and a new one are of one row up to half the distance between rows from one another', () => {
  const originalOf = (apart: number) => {
    const whole = ['1', '2', '3'].flatMap((item, index) =>
      line(120 + 20 * index, item, '§ 8', 'Closing Date', '3/4/2031', '3/9/2031'),
    );
    const bare = [...text(AT[4]!, 180, '5/1/2031'), ...text(AT[3]!, 180 + apart, '4/1/2031')];
    const header = line(100, 'Item No.', 'Reference', 'Event', 'Original', 'New');
    const [part] = readTables(aPage([...header, ...whole, ...bare]), null);
    return part?.rows.find(({ cells }) => cells.date === '5/1/2031')?.original;
  };
  test('just inside: the one stands beside the other', () => expect(originalOf(9.8)).toBe('4/1/2031'));
  test('just outside: the new date has no original', () => expect(originalOf(10.2)).toBeUndefined());
});
