import { aPage, COLUMNS, header, row, text } from '../../../../../test/reading/a-page';
import { openAfter, rowsOf } from '../../../../../test/reading/rows-of';
import { readTables } from './read-tables';

describe('a table that goes on', () => {
  const [first] = readTables(aPage([
    ...header(100),
    ...row(120, { item: '1', reference: '§ 12', title: 'Closing Date' }),
    ...row(138, { item: '2', reference: '§ 17', title: 'Possession Date' }),
  ]), null);

  test('needs no second header on the next page, and takes no envelope line for a row', () => {
    const parts = readTables(aPage([
      ...text(COLUMNS.item, 30, 'Envelope 4E2A-9BC1 sent 5/28/2030 9:14 AM page 2'),
      ...row(70, { item: '3', reference: '§ 17', title: 'Possession Time', date: '9:00 AM' }),
      ...row(88, { item: '4', reference: '§ 27', title: 'Acceptance Deadline Date', date: '3/4/2031' }),
    ]), openAfter(first));
    expect(rowsOf(parts)).toEqual([[3, '§ 17', 'Possession Time', '9:00 AM'], [4, '§ 27', 'Acceptance Deadline Date', '3/4/2031']]);
  });

  test('may have its header alone at the foot of a page', () => {
    const [header1] = readTables(aPage([...header(770)]), null);
    const parts = readTables(aPage([
      ...row(70, { item: '1', reference: '§ 12', title: 'Closing Date', date: '3/4/2031' }),
      ...row(88, { item: '2', reference: '§ 17', title: 'Possession Date', date: 'N/A' }),
    ]), openAfter(header1));
    expect(rowsOf(parts)).toEqual([[1, '§ 12', 'Closing Date', '3/4/2031'], [2, '§ 17', 'Possession Date', 'N/A']]);
  });

  test('without a column of numbers is not numbered, and goes on over the page', () => {
    const bare = (y: number, title: string, date: string) => row(y, { reference: '§ 8', title, date });
    const [part] = readTables(aPage([...row(100, { reference: 'Reference', title: 'Event', date: 'Date or Deadline' }), ...bare(120, 'Record Title Deadline', '3/4/2031')]), null);
    const next = readTables(aPage([...text(60, 30, 'Envelope 4E2A sent 5/28/2030'), ...bare(70, 'Closing Date', '4/1/2031')]), openAfter(part));
    expect([part?.isNumbered, next[0]?.isNumbered]).toEqual([false, false]);
    expect(rowsOf(next)).toEqual([[2, '§ 8', 'Closing Date', '4/1/2031']]);
  });
});
