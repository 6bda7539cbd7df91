import { aPage, COLUMNS, header, row, text } from '../../../../../test/reading/a-page';
import { readTables, type TablePart } from './read-tables';

const rowsOf = (parts: TablePart[]) => parts.flatMap((part) => part.rows.map(({ number, cells }) => [number, cells.reference, cells.title, cells.date]));
const openAfter = (part: TablePart | undefined) => ({ part: part!, pageWidth: 612, lastNumber: part!.rows.at(-1)?.number ?? 0 });

describe('the table of dates on a page', () => {
  test('gives each row its number, reference, title and date', () => {
    const parts = readTables(aPage([
      ...header(100),
      ...row(120, { item: '1', reference: '§ 4.3', title: 'Alternative Earnest Money Deadline', date: '3/4/2031' }),
      ...row(138, { item: '2', reference: '§ 8.1, 8.4', title: 'Record Title Deadline', date: 'MEC + 4 days' }),
    ]), null);
    expect(rowsOf(parts)).toEqual([
      [1, '§ 4.3', 'Alternative Earnest Money Deadline', '3/4/2031'],
      [2, '§ 8.1, 8.4', 'Record Title Deadline', 'MEC + 4 days'],
    ]);
    expect(parts[0]?.heading).toEqual({ item: 'Item No.', reference: 'Reference', title: 'Event', date: 'Date or Deadline' });
  });

  test('section headings are no rows, wherever in the row they stand', () => {
    const parts = readTables(aPage([
      ...header(100),
      ...row(118, { item: '1', reference: '§ 4', title: 'Alternative Earnest Money Deadline' }),
      ...row(136, { title: 'Title' }),
      ...row(154, { item: '2', reference: '§ 8', title: 'Record Title Deadline' }),
      ...text(COLUMNS.item, 172, 'Loan and Credit'),
      ...row(190, { item: '3', reference: '§ 5', title: 'New Loan Terms Deadline' }),
    ]), null);
    expect(rowsOf(parts).map(([number, , title]) => [number, title])).toEqual([
      [1, 'Alternative Earnest Money Deadline'],
      [2, 'Record Title Deadline'],
      [3, 'New Loan Terms Deadline'],
    ]);
  });

  test('a title of two lines is one title, also without drawn lines', () => {
    const parts = readTables(aPage([
      ...header(100),
      ...row(120, { item: '10', reference: '§ 10.1', title: 'Inspection Deadline', date: 'N/A' }),
      ...row(144, { item: '11', reference: '§ 10.10', title: ['Lead-Based Paint Disclosure Deadline (if Residential', 'Addendum attached)'], date: '3/9/2031' }),
      ...row(168, { item: '12', reference: '§ 5.1', title: 'New Loan Application Deadline', date: '3/10/2031' }),
    ]), null);
    expect(rowsOf(parts)[1]).toEqual([11, '§ 10.10', 'Lead-Based Paint Disclosure Deadline (if Residential Addendum attached)', '3/9/2031']);
  });

  test('running text below ends it, and its dates are no deadlines', () => {
    const parts = readTables(aPage([
      ...header(100),
      ...row(120, { item: '1', reference: '§ 12', title: 'Closing Date', date: '3/4/2031' }),
      ...text(COLUMNS.item, 150, '3.2. The survey of 3/14/2024 is handed over as it is and binds nobody who has not seen it'),
      ...text(COLUMNS.item, 164, 'before the day on which the last of the parties signed the contract on 6/1/2030 or later'),
    ]), null);
    expect(rowsOf(parts)).toEqual([[1, '§ 12', 'Closing Date', '3/4/2031']]);
  });

  test('line numbers in the margin and other tables are left out', () => {
    const margin = [96, 110, 124, 138].flatMap((y, index) => text(20, y, String(90 + index)));
    const parts = readTables(aPage([
      ...margin,
      ...header(100),
      ...row(120, { item: '1', reference: '§ 12', title: 'Closing Date', date: '3/4/2031' }),
      ...row(138, { item: '2', reference: '§ 17', title: 'Possession Date', date: 'Upon Closing' }),
      ...[...text(60, 200, 'Signature'), ...text(180, 200, 'Party'), ...text(460, 200, 'Date')],
      ...[...text(60, 218, '1'), ...text(180, 218, 'Buyer'), ...text(460, 218, '5/27/2030')],
    ]), null);
    expect(rowsOf(parts).map(([number, , title]) => [number, title])).toEqual([[1, 'Closing Date'], [2, 'Possession Date']]);
  });

  test('is found by its reference and date when the names of the other columns were misread', () => {
    const parts = readTables(aPage([
      ...row(100, { item: 'frem Nn.', reference: 'Reference', title: 'Fyeat', date: 'Date or Deadline' }),
      ...row(120, { item: '1', reference: '§ 12', title: 'Closing Date', date: '3/4/2031' }),
      ...row(138, { item: '2', reference: '§ 17', title: 'Possession Date', date: 'Upon Closing' }),
    ]), null);
    expect(rowsOf(parts)).toEqual([[1, '§ 12', 'Closing Date', '3/4/2031'], [2, '§ 17', 'Possession Date', 'Upon Closing']]);
  });

  test('a page without such a header has none', () => {
    expect(readTables(aPage([...text(60, 100, 'Signature'), ...text(180, 100, 'Party'), ...text(460, 100, 'Date')]), null)).toEqual([]);
  });

  test('two tables on one page stay two', () => {
    const table = (y: number, date: string) => [...header(y), ...row(y + 18, { item: '1', reference: '§ 12', title: 'Closing Date', date }), ...row(y + 36, { item: '2', reference: '§ 17', title: 'Possession Date', date })];
    const parts = readTables(aPage([...table(100, '3/4/2031'), ...table(300, '4/4/2031')]), null);
    expect(parts.map((part) => part.rows.map(({ number, cells }) => `${number} ${cells.date}`))).toEqual([['1 3/4/2031', '2 3/4/2031'], ['1 4/4/2031', '2 4/4/2031']]);
  });
});

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
});
