import { aPage, COLUMNS, header, row, text, type WrittenRow } from '../../test/builders/a-page';
import { reasonsOf, rowsOf } from '../../test/builders/rows-of';
import { readTables } from './read-tables';

describe('the table of dates on a page', () => {
  test('gives each row its number, reference, title and date', () => {
    const parts = readTables(
      aPage([
        ...header(100),
        ...row(120, { item: '1', reference: '§ 4.3', title: 'Alternative Earnest Money Deadline', date: '3/4/2031' }),
        ...row(138, { item: '2', reference: '§ 8.1, 8.4', title: 'Record Title Deadline', date: 'MEC + 4 days' }),
      ]),
      null,
    );
    expect(rowsOf(parts)).toEqual([
      [1, '§ 4.3', 'Alternative Earnest Money Deadline', '3/4/2031'],
      [2, '§ 8.1, 8.4', 'Record Title Deadline', 'MEC + 4 days'],
    ]);
    expect(parts[0]?.heading).toEqual({
      item: 'Item No.',
      reference: 'Reference',
      title: 'Event',
      date: 'Date or Deadline',
    });
  });

  test('is found though dirt stands beside the names of its columns', () => {
    const parts = readTables(
      aPage([
        ...row(100, { item: 'Item', reference: 'Section .', title: 'Event', date: "' Deadline" }),
        ...row(120, { item: '1', reference: '§ 12', title: 'Closing Date', date: '3/4/2031' }),
        ...row(138, { item: '2', reference: '§ 17', title: 'Possession Date', date: 'Upon Closing' }),
      ]),
      null,
    );
    expect(rowsOf(parts)).toEqual([
      [1, '§ 12', 'Closing Date', '3/4/2031'],
      [2, '§ 17', 'Possession Date', 'Upon Closing'],
    ]);
  });

  test('running text below ends it, and its dates are no deadlines', () => {
    const parts = readTables(
      aPage([
        ...header(100),
        ...row(120, { item: '1', reference: '§ 12', title: 'Closing Date', date: '3/4/2031' }),
        ...text(
          COLUMNS.item,
          150,
          '3.2. The survey of 3/14/2024 is handed over as it is and binds nobody who has not seen it',
        ),
        ...text(
          COLUMNS.item,
          164,
          'before the day on which the last of the parties signed the contract on 6/1/2030 or later',
        ),
      ]),
      null,
    );
    expect(rowsOf(parts)).toEqual([[1, '§ 12', 'Closing Date', '3/4/2031']]);
  });

  test('line numbers in the margin and other tables are left out', () => {
    const margin = [92, 98, 107, 124, 138].flatMap((y, index) => text(20, y, String(90 + index)));
    const parts = readTables(
      aPage([
        ...margin,
        ...header(100),
        ...row(120, { item: '1', reference: '§ 12', title: 'Closing Date', date: '3/4/2031' }),
        ...row(138, { item: '2', reference: '§ 17', title: 'Possession Date', date: 'Upon Closing' }),
        ...[...text(60, 200, 'Signature'), ...text(180, 200, 'Party'), ...text(460, 200, 'Date')],
        ...[...text(60, 218, '1'), ...text(180, 218, 'Buyer'), ...text(460, 218, '5/27/2030')],
      ]),
      null,
    );
    expect(rowsOf(parts).map(([number, , title]) => [number, title])).toEqual([
      [1, 'Closing Date'],
      [2, 'Possession Date'],
    ]);
  });

  test('a narrower table below it, whose numbers stand below the references, is left out', () => {
    const parts = readTables(
      aPage([
        ...header(100),
        ...row(120, { item: '38', reference: '§ 12', title: 'Closing Date', date: '3/4/2031' }),
        ...row(138, { item: '39', reference: '§ 17', title: 'Possession Date', date: '3/5/2031' }),
        ...row(300, { reference: 'Signature', title: 'Printed name', date: 'Date' }),
        ...row(318, { reference: '1', title: 'Buyer Nora Fielding', date: '5/27/2030' }),
        ...row(336, { reference: '2', title: 'Seller Ruth Beck', date: '5/28/2030' }),
      ]),
      null,
    );
    expect(rowsOf(parts).map(([number]) => number)).toEqual([38, 39]);
  });

  test.each<[string, WrittenRow]>([
    ['with a number that begins anew and no reference', { item: '1', reference: '–' }],
    ['with its number where the references stand', { reference: '1' }],
    ['whose day was misread', { item: '1', date: '5/5/203I' }],
    ['whose day is counted', { item: '1', date: 'MEC + 9 days' }],
  ])('a row directly below it %s is kept, with a doubt', (_what, cells) => {
    const own = Array.from({ length: 5 }, (_, index) =>
      row(120 + 18 * index, {
        item: String(index + 1),
        reference: '§ 8',
        title: 'Record Title Deadline',
        date: '3/4/2031',
      }),
    );
    const [part] = readTables(
      aPage([...header(100), ...own.flat(), ...row(210, { title: 'Walk-through', date: '5/5/2031', ...cells })]),
      null,
    );
    expect(part?.rows).toHaveLength(6);
    expect(part?.rows.at(-1)).toMatchObject({
      cells: { title: 'Walk-through', date: cells.date ?? '5/5/2031' },
      reasons: [{ kind: 'row-may-be-of-another-table' }],
    });
  });

  test.each([
    [
      'a heading',
      [
        row(156, { reference: 'Signature', title: 'Printed name', date: 'Date' }),
        row(174, { item: '1', title: 'Buyer Nora Fielding', date: '5/27/2030' }),
      ],
    ],
    ['a gap', [row(200, { item: '1', title: 'Buyer Nora Fielding', date: '5/27/2030' })]],
  ])('rows that begin anew below %s are of another table', (_what, below) => {
    const own = [
      row(120, { item: '1', reference: '§ 8', title: 'Record Title Deadline', date: '3/4/2031' }),
      row(138, { item: '2', reference: '§ 12', title: 'Closing Date', date: '4/1/2031' }),
    ];
    const [part, ...others] = readTables(aPage([...header(100), ...own.flat(), ...below.flat()]), null);
    expect(part?.rows.map(({ number }) => number)).toEqual([1, 2]);
    expect(part?.aside.map(({ cells }) => [cells.title, cells.date])).toEqual([['Buyer Nora Fielding', '5/27/2030']]);
    expect(others).toEqual([]);
  });

  test('is found by its reference and date when the names of the other columns were misread', () => {
    const parts = readTables(
      aPage([
        ...row(100, { item: 'frem Nn.', reference: 'Reference', title: 'Fyeat', date: 'Date or Deadline' }),
        ...row(120, { item: '1', reference: '§ 12', title: 'Closing Date', date: '3/4/2031' }),
        ...row(138, { item: '2', reference: '§ 17', title: 'Possession Date', date: 'Upon Closing' }),
      ]),
      null,
    );
    expect(rowsOf(parts)).toEqual([
      [1, '§ 12', 'Closing Date', '3/4/2031'],
      [2, '§ 17', 'Possession Date', 'Upon Closing'],
    ]);
  });

  test.each([
    ['the sign over its numbers', { item: '4', reference: 'Reference', title: 'Description', date: 'Date' }],
    ['the name over its references', { item: 'No.', reference: 'Ret.', title: 'Event', date: 'Date or Deadline' }],
  ])('keeps its numbers apart though %s was misread, and beside the numbers of the page’s lines', (_what, names) => {
    const margin = [82, 91, 100, 109, 118, 127, 136].flatMap((y, index) => text(20, y, String(12 + index)));
    const parts = readTables(
      aPage([
        ...margin,
        ...row(100, names),
        ...row(120, { item: '1', reference: '§ 8', title: 'Record Title Deadline', date: '3/4/2031' }),
        ...row(138, { item: '2', reference: '§ 12', title: 'Closing Date', date: 'N/A' }),
      ]),
      null,
    );
    expect(rowsOf(parts)).toEqual([
      [1, '§ 8', 'Record Title Deadline', '3/4/2031'],
      [2, '§ 12', 'Closing Date', 'N/A'],
    ]);
    expect(parts[0]?.columns.map(({ name }) => name)).toEqual(['item', 'reference', 'title', 'date']);
  });

  test('keeps its first row where that is called by names of columns and stands close below them', () => {
    const parts = readTables(
      aPage([
        ...header(100),
        ...row(115, { item: '1', reference: '§ 7', title: 'Title Deadline', date: '3/4/2031' }),
        ...row(130, { item: '2', reference: '§ 12', title: 'Closing Date', date: '4/1/2031' }),
      ]),
      null,
    );
    expect(rowsOf(parts)).toEqual([
      [1, '§ 7', 'Title Deadline', '3/4/2031'],
      [2, '§ 12', 'Closing Date', '4/1/2031'],
    ]);
  });

  test('of a form that numbers no rows takes no number of the page’s lines for one of its own', () => {
    const margin = [76, 88, 100, 112, 124, 136, 148].flatMap((y, index) => text(62, y, String(12 + index)));
    const parts = readTables(
      aPage([
        ...margin,
        ...row(100, { reference: 'Reference', title: 'Event', date: 'Date or Deadline' }),
        ...row(124, { reference: '§ 8', title: 'Record Title Deadline', date: '3/4/2031' }),
        ...row(148, { reference: '§ 12', title: 'Closing Date', date: 'N/A' }),
      ]),
      null,
    );
    expect(parts[0]?.columns.map(({ name }) => name)).toEqual(['reference', 'title', 'date']);
  });

  test('has its column of numbers though their sign was misread below the number of a section', () => {
    const rows = [1, 2, 3]
      .map((number) =>
        row(100 + 20 * number, { item: String(number), reference: '§ 8', title: 'Title Deadline', date: '3/4/2031' }),
      )
      .flat();
    const parts = readTables(
      aPage([
        ...text(COLUMNS.item, 80, '3.1.'),
        ...text(COLUMNS.item + 40, 80, 'Dates and Deadlines.'),
        ...row(100, { item: '*', reference: 'Reference', title: 'Description', date: 'Date' }),
        ...rows,
      ]),
      null,
    );
    expect(rowsOf(parts).map(([number]) => number)).toEqual([1, 2, 3]);
  });

  test('is found though a small word between its names was misread', () => {
    const parts = readTables(
      aPage([
        ...row(100, { item: 'Hem No.', reference: 'Reference', title: 'Event', date: 'Nate ar Deadline' }),
        ...row(120, { item: '1', reference: 'SN', title: 'Closing Dale', date: '3/4/2031' }),
        ...row(138, { item: '2', reference: 'Ex', title: 'Possession Dale', date: '3/5/2031' }),
      ]),
      null,
    );
    expect(rowsOf(parts).map(([number, , , date]) => [number, date])).toEqual([
      [1, '3/4/2031'],
      [2, '3/5/2031'],
    ]);
  });

  test('whose names share a slash is found by them', () => {
    const parts = readTables(
      aPage([
        ...row(100, { item: 'Item/No.', reference: 'Reference', title: 'Event', date: 'Date/Deadline' }),
        ...row(120, { item: '1', reference: '§ 12', title: 'Closing Date', date: '3/4/2031' }),
      ]),
      null,
    );
    expect(parts[0]?.heading.date).toBe('Date/Deadline');
    expect(rowsOf(parts)).toEqual([[1, '§ 12', 'Closing Date', '3/4/2031']]);
  });

  test('of which only the rows could be read has the names of the form', () => {
    const titles = ['Record Title Deadline', 'Appraisal Deadline', 'Closing Date', 'Possession Date'];
    const parts = readTables(
      aPage(
        titles.flatMap((title, index) =>
          row(120 + 18 * index, { item: String(index + 1), reference: '§ 8', title, date: '3/4/2031' }),
        ),
      ),
      null,
    );
    expect(parts[0]?.heading).toEqual({
      item: 'Item No.',
      reference: 'Reference',
      title: 'Event',
      date: 'Date or Deadline',
    });
    expect(parts[0]?.rows).toHaveLength(4);
  });

  test('beside a second column of running text keeps to its own column', () => {
    const beside = Array.from({ length: 12 }, (_, index) =>
      text(330, 96 + 11 * index, 'Whoever buys the house examines its papers before 6/1/2030'),
    ).flat();
    const narrow = (y: number, item: string, reference: string, title: string, date: string) => [
      ...text(40, y, item),
      ...text(60, y, reference),
      ...text(125, y, title),
      ...text(240, y, date),
    ];
    const parts = readTables(
      aPage([
        ...beside,
        ...narrow(100, 'No.', 'Reference', 'Event', 'Date'),
        ...narrow(120, '1', '§ 12', 'Closing Date', '3/4/2031'),
        ...narrow(138, '2', '§ 17', 'Possession Date', '3/5/2031'),
      ]),
      null,
    );
    expect(rowsOf(parts)).toEqual([
      [1, '§ 12', 'Closing Date', '3/4/2031'],
      [2, '§ 17', 'Possession Date', '3/5/2031'],
    ]);
  });

  test('a page without such a header has none', () => {
    expect(
      readTables(aPage([...text(60, 100, 'Signature'), ...text(180, 100, 'Party'), ...text(460, 100, 'Date')]), null),
    ).toEqual([]);
  });

  test('two tables on one page stay two', () => {
    const table = (y: number, date: string) => [
      ...header(y),
      ...row(y + 18, { item: '1', reference: '§ 12', title: 'Closing Date', date }),
      ...row(y + 36, { item: '2', reference: '§ 17', title: 'Possession Date', date }),
    ];
    const parts = readTables(aPage([...table(100, '3/4/2031'), ...table(300, '4/4/2031')]), null);
    expect(parts.map((part) => part.rows.map(({ number, cells }) => `${number} ${cells.date}`))).toEqual([
      ['1 3/4/2031', '2 3/4/2031'],
      ['1 4/4/2031', '2 4/4/2031'],
    ]);
  });

  test('may have its columns in another order', () => {
    const written = [
      ['Date or Deadline', 'Event', 'Reference', 'Item No.'],
      ['3/4/2031', 'Closing Date', '§ 12', '1'],
      ['3/5/2031', 'Possession Date', '§ 17', '2'],
    ];
    const words = written.flatMap((cells, line) =>
      cells.flatMap((cell, column) => text([60, 180, 420, 520][column]!, 100 + 18 * line, cell)),
    );
    expect(rowsOf(readTables(aPage(words), null))).toEqual([
      [1, '§ 12', 'Closing Date', '3/4/2031'],
      [2, '§ 17', 'Possession Date', '3/5/2031'],
    ]);
  });

  test.each([
    ['Event', 'Date'],
    ['Events', 'Date or Deadline'],
  ])('of titles and dates alone is found by its header %s, %s', (...names) => {
    const written = [
      names,
      ['Record Title Deadline', '3/4/2031'],
      ['Walk-through', '3/30/2031'],
      ['Closing Date', '4/1/2031'],
      ['Possession Date', 'Upon Closing'],
    ];
    const words = written.flatMap(([title = '', date = ''], line) => [
      ...text(80, 100 + 18 * line, title),
      ...text(400, 100 + 18 * line, date),
    ]);
    const [part] = readTables(aPage(words), null);
    expect(part?.isNumbered).toBe(false);
    expect(part?.rows.map(({ cells }) => [cells.title, cells.date])).toEqual(written.slice(1));
  });

  test('whose header names a title and a date alone may be of those who sign, and is none', () => {
    expect(
      readTables(
        aPage([
          ...text(80, 100, 'Title'),
          ...text(400, 100, 'Date'),
          ...text(80, 118, 'Broker'),
          ...text(400, 118, '5/27/2030'),
        ]),
        null,
      ),
    ).toEqual([]);
  });

  test('of another form, with other references and titles, is read with a doubt about each row', () => {
    const written = [
      ['Paragraph', 'Event', 'Date'],
      ['3B', 'Close of Escrow', '4/1/2031'],
      ['3L(1)', 'Loan contingency', '17 days after Acceptance'],
      ['3D', 'Initial deposit', '3/5/2031'],
    ];
    const words = written.flatMap((cells, line) =>
      cells.flatMap((cell, column) => text([60, 140, 430][column]!, 100 + 18 * line, cell)),
    );
    const [part] = readTables(aPage(words), null);
    expect(part?.rows.map((one) => [one.cells.reference, one.cells.title, one.cells.date, ...reasonsOf(one)])).toEqual(
      written.slice(1).map((cells) => [...cells, 'row-may-be-of-another-table']),
    );
  });
});
