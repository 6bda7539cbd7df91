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

  test('what heads a section elsewhere is the title of a row that has a number, a reference or a date', () => {
    const written = [['1', '§ 10', 'Inspection', '3/4/2031'], ['2', '§ 6', 'Appraisal', ''], ['', '', 'Possession', 'Upon Closing'], ['3', '§ 12', 'Closing', '5/5/2031']] as const;
    const parts = readTables(aPage([...header(100), ...written.flatMap(([item, reference, title, date], index) => row(120 + 18 * index, { item, reference, title, date }))]), null);
    expect(rowsOf(parts)).toEqual(written.map(([item, ...cells]) => [Number(item), ...cells]));
  });

  test.each([{ ruled: true }, { ruled: false }])('a line of a title is part of it, whatever its words head elsewhere (with lines: $ruled)', ({ ruled }) => {
    const titles = [['Inspection', 'Objection Deadline'], ['Appraisal', 'Objection Deadline'], ['Off-Record', 'Title', 'Deadline'], ['Closing', 'Date']];
    const across = [...titles.keys(), titles.length].map((index) => ({ at: 110 + 36 * index, from: 55, to: 580 }));
    const words = titles.flatMap((title, index) => row(128 + 36 * index, { item: String(index + 1), reference: '§ 8', title, date: '3/4/2031' }));
    const parts = readTables(aPage([...header(100), ...words], ruled ? { across, down: [] } : undefined), null);
    expect(rowsOf(parts).map(([, , title]) => title)).toEqual(titles.map((lines) => lines.join(' ')));
  });

  test('a row whose title was not read is kept for its date', () => {
    const parts = readTables(aPage([
      ...header(100),
      ...row(120, { item: '1', reference: '§ 8', title: 'Record Title Deadline', date: '3/4/2031' }),
      ...row(138, { item: '2', reference: '§ 9', date: '5/5/2031' }),
      ...row(156, { item: '3', reference: '§ 12', title: 'Closing Date', date: '6/5/2031' }),
    ]), null);
    expect(rowsOf(parts)[1]).toEqual([2, '§ 9', '', '5/5/2031']);
  });

  test.each([{ place: 'in the middle' }, { place: 'at the end' }])('a row that somebody added $place without a number or a reference is kept for its date', ({ place }) => {
    const own = [{ item: '1', reference: '§ 8', title: 'Record Title Deadline', date: '3/4/2031' }, { item: '2', reference: '§ 6', title: 'Appraisal Deadline', date: '3/9/2031' }, { item: '3', reference: '§ 12', title: 'Closing Date', date: '6/5/2031' }];
    const all = own.toSpliced(place === 'at the end' ? 3 : 2, 0, { item: '', reference: '', title: 'Final Walk-Through', date: '5/5/2031' });
    const [part] = readTables(aPage([...header(100), ...all.flatMap((cells, index) => row(120 + 18 * index, cells))]), null);
    expect(part?.rows.map(({ number, cells }) => [number, cells.title, cells.date])).toEqual(all.map(({ item, title, date }) => [Number(item), title, date]));
  });

  test.each([
    ['with a reference of its own', { item: '', reference: '§ 30', title: 'Septic pump-out', date: '5/5/2031' }],
    ['whose title and number were misread', { item: 'A', reference: '§ 12', title: 'Closing Dale', date: '5/5/2031' }],
    ['whose number was misread for one before', { item: '1', reference: '§ 12', title: 'Closing Dale', date: '5/5/2031' }],
  ])('a last row %s is kept, with a doubt', (_what, last) => {
    const first = row(120, { item: '1', reference: '§ 8', title: 'Record Title Deadline', date: '3/4/2031' });
    const recognised = [...header(100), ...first, ...row(138, last)].map((word) => ({ ...word, confidence: 88 }));
    const [, kept] = readTables(aPage(recognised), null)[0]?.rows ?? [];
    expect(kept).toMatchObject({ cells: { title: last.title, date: '5/5/2031' }, isTitleDisputed: true });
  });

  test('two rows that were taken for one are doubted, also where their dates are the same', () => {
    const written = ['1', '', '2', '', '3'].flatMap((item, index) => row(120 + 18 * index, { item, reference: '§ 8', title: item ? 'Closing Date' : 'Water Test Deadline', date: '3/4/2031' }));
    const [part] = readTables(aPage([...header(100), ...written]), null);
    expect(part?.rows.filter(({ cells }) => cells.title.includes('Water Test')).every((one) => one.number === 0 || (one.isTitleDisputed && one.isDateDisputed))).toBe(true);
    expect(part?.rows.map(({ cells }) => cells.title).join(' ').match(/Water Test/g)).toHaveLength(2);
  });

  test('a sentence between two rows is no row', () => {
    const note = text(COLUMNS.item, 138, 'Note: the parties agree that the following deadlines are extended by the seller upon written notice of it');
    const written = [row(120, { item: '1', reference: '§ 8', title: 'Survey Deadline' }), note, row(156, { item: '2', reference: '§ 12', title: 'Closing Date' }), row(174, { item: '3', reference: '§ 17', title: 'Possession Date' })];
    expect(rowsOf(readTables(aPage([...header(100), ...written.flat()]), null)).map(([number]) => number)).toEqual([1, 2, 3]);
  });

  test('the date of a footer further down is no row', () => {
    const parts = readTables(aPage([...header(100), ...row(120, { item: '1', reference: '§ 12', title: 'Closing Date', date: '3/4/2031' }), ...text(COLUMNS.date, 760, '5/27/2030')]), null);
    expect(rowsOf(parts)).toHaveLength(1);
  });

  test('a date about midway between two rows can be either\'s', () => {
    const written = [{ item: '1', title: 'Record Title Deadline', date: '3/4/2031' }, { item: '2', title: 'Appraisal Deadline' }, { item: '3', title: 'Survey Deadline' }, { item: '4', title: 'Closing Date', date: '6/6/2031' }];
    const words = written.flatMap((cells, index) => row(120 + 18 * index, { reference: '§ 8', ...cells }));
    const [part] = readTables(aPage([...header(100), ...words, ...text(COLUMNS.date, 146.9, '4/4/2031')]), null);
    expect(part?.rows.map(({ isDateDisputed }) => isDateDisputed)).toEqual([false, true, true, false]);
  });

  test('a title whose end was taken for another row is doubted', () => {
    const parts = readTables(aPage([
      ...header(100),
      ...row(120, { item: '1', reference: '§ 3', title: 'Record Title Deadline', date: '3/4/2031' }),
      ...row(138, { item: '2', reference: '§ 8', title: 'Appraisal Deadline', date: '3/9/2031' }),
      ...row(156, { item: '3', reference: '§ 8', title: 'Disapproval of the very long title' }),
      ...text(COLUMNS.title, 168, 'that goes on in words and still'),
      ...row(180, { title: 'goes on Deadline', date: '4/4/2031' }),
      ...row(198, { item: '4', reference: '§ 9', title: 'Closing Date', date: '6/6/2031' }),
    ]), null);
    expect(parts[0]?.rows.map(({ number, isTitleDisputed }) => [number, isTitleDisputed])).toEqual([[1, false], [2, false], [3, true], [0, false], [4, false]]);
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
    const margin = [92, 98, 107, 124, 138].flatMap((y, index) => text(20, y, String(90 + index)));
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

  test('a number that is typed is the row\'s own, as in an amendment that shows some rows only', () => {
    const parts = readTables(aPage([
      ...header(100),
      ...row(120, { item: '4', reference: '§ 8', title: 'Record Title Objection Deadline', date: '3/4/2031' }),
      ...row(138, { item: '22', reference: '§ 6', title: 'Appraisal Deadline', date: '3/9/2031' }),
      ...row(156, { item: '39', reference: '§ 12', title: 'Closing Date', date: '4/1/2031' }),
    ]), null);
    expect(rowsOf(parts).map(([number]) => number)).toEqual([4, 22, 39]);
  });

  test('whose names share a slash is found by them', () => {
    const parts = readTables(aPage([
      ...row(100, { item: 'Item/No.', reference: 'Reference', title: 'Event', date: 'Date/Deadline' }),
      ...row(120, { item: '1', reference: '§ 12', title: 'Closing Date', date: '3/4/2031' }),
    ]), null);
    expect(parts[0]?.heading.date).toBe('Date/Deadline');
    expect(rowsOf(parts)).toEqual([[1, '§ 12', 'Closing Date', '3/4/2031']]);
  });

  test('of which only the rows could be read has the names of the form', () => {
    const titles = ['Record Title Deadline', 'Appraisal Deadline', 'Closing Date', 'Possession Date'];
    const parts = readTables(aPage(titles.flatMap((title, index) => row(120 + 18 * index, { item: String(index + 1), reference: '§ 8', title, date: '3/4/2031' }))), null);
    expect(parts[0]?.heading).toEqual({ item: 'Item No.', reference: 'Reference', title: 'Event', date: 'Date or Deadline' });
    expect(parts[0]?.rows).toHaveLength(4);
  });

  test('without a column of numbers is not numbered, and goes on over the page', () => {
    const bare = (y: number, title: string, date: string) => row(y, { reference: '§ 8', title, date });
    const [part] = readTables(aPage([...row(100, { reference: 'Reference', title: 'Event', date: 'Date or Deadline' }), ...bare(120, 'Record Title Deadline', '3/4/2031')]), null);
    const next = readTables(aPage([...text(60, 30, 'Envelope 4E2A sent 5/28/2030'), ...bare(70, 'Closing Date', '4/1/2031')]), openAfter(part));
    expect([part?.isNumbered, next[0]?.isNumbered]).toEqual([false, false]);
    expect(rowsOf(next)).toEqual([[2, '§ 8', 'Closing Date', '4/1/2031']]);
  });

  test('beside a second column of running text keeps to its own column', () => {
    const beside = Array.from({ length: 12 }, (_, index) => text(330, 96 + 11 * index, 'Whoever buys the house examines its papers before 6/1/2030')).flat();
    const narrow = (y: number, item: string, reference: string, title: string, date: string) => [...text(40, y, item), ...text(60, y, reference), ...text(125, y, title), ...text(240, y, date)];
    const parts = readTables(aPage([
      ...beside,
      ...narrow(100, 'No.', 'Reference', 'Event', 'Date'),
      ...narrow(120, '1', '§ 12', 'Closing Date', '3/4/2031'),
      ...narrow(138, '2', '§ 17', 'Possession Date', '3/5/2031'),
    ]), null);
    expect(rowsOf(parts)).toEqual([[1, '§ 12', 'Closing Date', '3/4/2031'], [2, '§ 17', 'Possession Date', '3/5/2031']]);
  });

  test('a date with a line through it is disputed; one with a line below it is not', () => {
    const lineAt = (at: number) => ({ across: [{ at, from: COLUMNS.date - 2, to: COLUMNS.date + 60 }], down: [] });
    const disputed = (at: number) => readTables(aPage([...header(100), ...row(120, { item: '1', reference: '§ 12', title: 'Closing Date', date: '3/4/2031' })], lineAt(at)), null)[0]?.rows[0]?.isDateDisputed;
    expect([disputed(120), disputed(125.5)]).toEqual([true, false]);
  });

  test('a date under a slanting or a wavering pen is disputed; one beside it is not', () => {
    const disputed = (...places: [number, number][]) => {
      const pen = places.slice(1).map((to, index) => ({ from: places[index]!, to }));
      return readTables(aPage([...header(100), ...row(120, { item: '1', reference: '§ 12', title: 'Closing Date', date: '3/4/2031' })], { across: [], down: [], pen }), null)[0]?.rows[0]?.isDateDisputed;
    };
    const { date } = COLUMNS;
    expect([disputed([date, 117], [date + 40, 123]), disputed([date, 124], [date + 15, 116], [date + 30, 124], [date + 45, 117])]).toEqual([true, true]);
    expect([disputed([date, 126], [date + 40, 136]), disputed([date - 90, 118], [date - 20, 122])]).toEqual([false, false]);
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
