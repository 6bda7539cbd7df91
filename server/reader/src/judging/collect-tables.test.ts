import fc from 'fast-check';
import { addPage, emptyCollection, type DatesTable } from './collect-tables';
import { mainTable } from './main-table';
import { aPage, header, row } from '../../test/builders/a-page';
import { reasonsOf } from '../../test/builders/rows-of';
import { dateOf } from '../cells/date-of';
import { readTables } from '../table/read-tables';

/** A number of 0 is not written. */
type Written = readonly [number: number, title: string, date: string];

/**
 * Pages that show these rows below a header each; a page without rows shows no table, and a part of an unread page was
 * not readable.
 */
function collect(...pages: (Written[] | 'unread')[]) {
  return pages.reduce((collection, page, index) => {
    const rows = page === 'unread' ? [] : page;
    const words = rows.flatMap(([number, title, date], index) =>
      row(120 + 18 * index, { item: number ? String(number) : '', reference: '§ 8', title, date }),
    );
    const parts = rows.length > 0 ? readTables(aPage([...header(100), ...words]), collection.open) : [];
    return addPage(collection, { number: index + 1, width: 612, parts, isUnread: page === 'unread', words: [] });
  }, emptyCollection()).tables;
}

const CONTRACT: Written[] = [
  [1, 'Record Title Deadline', '3/4/2031'],
  [2, 'Appraisal Deadline', '3/9/2031'],
  [3, 'Closing Date', '4/1/2031'],
];
const TITLES = [
  'Record Title Deadline',
  'Survey Deadline',
  'Inspection Termination Deadline',
  'Closing Date',
  'Possession Time',
];
const datesOf = (table: DatesTable | undefined) => table?.rows.map(({ cells }) => cells.date);
const disputed = (table: DatesTable | undefined) =>
  table?.rows.filter((one) => reasonsOf(one).includes('other-day-for-title')).map(({ cells }) => cells.title);

describe('the tables of a contract', () => {
  test('a part whose numbers rise goes on with the page before, however many it leaves out', () => {
    const tables = collect(CONTRACT, [[9, 'Possession Date', '4/1/2031']]);
    expect(tables.map(({ rows }) => rows.map(({ number }) => number))).toEqual([[1, 2, 3, 9]]);
  });

  test('a counter-proposal with the whole table again is kept apart, and is the one that counts', () => {
    const tables = collect(
      CONTRACT,
      CONTRACT.map(([number, title]) => [number, title, '5/5/2031'] as const),
    );
    expect(tables).toHaveLength(2);
    expect(datesOf(mainTable(tables))).toEqual(['5/5/2031', '5/5/2031', '5/5/2031']);
    expect(disputed(mainTable(tables))).toEqual([]);
  });

  test('a later table of a few rows is not merged into the contract; the rows that it changes are disputed', () => {
    const main = mainTable(
      collect(CONTRACT, [
        [1, 'Record Title Deadline', '03/04/2031'],
        [3, 'Closing Date', '5/1/2031'],
      ]),
    );
    expect(datesOf(main)).toEqual(['3/4/2031', '3/9/2031', '4/1/2031']);
    expect(disputed(main)).toEqual(['Closing Date']);
  });

  test('a page in the middle that showed no table parts nothing whose numbers go on, and the joint is doubted', () => {
    const [table, ...others] = collect(
      CONTRACT,
      [],
      [
        [4, 'Possession Date', '4/2/2031'],
        [5, 'Possession Time', 'noon'],
      ],
    );
    expect(others).toEqual([]);
    expect(table?.rows.map((one) => [one.number, ...reasonsOf(one)])).toEqual([
      [1],
      [2],
      [3],
      [4, 'rows-may-be-missing'],
      [5],
    ]);
  });

  test('behind a page that could hardly be read the table goes on with any higher number', () => {
    const tables = collect(CONTRACT, 'unread', [
      [9, 'Possession Date', '4/2/2031'],
      [10, 'Possession Time', 'noon'],
    ]);
    expect(
      tables.map(({ rows, firstPage, lastPage }) => [rows.map(({ number }) => number), firstPage, lastPage]),
    ).toEqual([[[1, 2, 3, 9, 10], 1, 3]]);
    expect(
      collect(
        CONTRACT,
        [],
        [
          [9, 'Possession Date', '4/2/2031'],
          [10, 'Possession Time', 'noon'],
        ],
      ),
    ).toHaveLength(2);
  });

  test('behind a page that could hardly be read a counter-proposal is kept apart', () => {
    expect(collect(CONTRACT, 'unread', CONTRACT)).toHaveLength(2);
  });

  test('a counter-proposal that leaves a day as it was keeps its words and proposes the earlier one, to be looked at', () => {
    const main = mainTable(
      collect(
        CONTRACT,
        [],
        [
          [1, 'Record Title Deadline', ''],
          [2, 'Appraisal Deadline', 'No Change'],
          [3, 'Closing Date', '5/1/2031'],
        ],
      ),
    );
    expect(datesOf(main)).toEqual(['', 'No Change', '5/1/2031']);
    expect(main?.rows.map(({ reasons }) => reasons)).toEqual([
      [{ kind: 'day-of-earlier-table', words: '3/4/2031' }],
      [{ kind: 'day-of-earlier-table', words: '3/9/2031' }],
      [],
    ]);
  });

  test('what it leaves as it was may be a time, an offset or an event, and the last table that says something counts', () => {
    const before: Written[] = [
      [1, 'Time of Day Deadline', '5:00 PM MT'],
      [2, 'Appraisal Deadline', 'MEC + 5 days'],
      [3, 'Possession Date', 'Upon Closing'],
    ];
    const main = mainTable(
      collect(
        before,
        [],
        before.map(([number, title]) => [number, title, number === 2 ? '3/9/2031' : 'No Change'] as const),
        [],
        before.map(([number, title]) => [number, title, 'No Change'] as const),
      ),
    );
    expect(main?.rows.map(({ reasons }) => reasons)).toEqual([
      [{ kind: 'left-unchanged', words: '5:00 PM MT' }],
      [{ kind: 'day-of-earlier-table', words: '3/9/2031' }],
      [{ kind: 'left-unchanged', words: 'Upon Closing' }],
    ]);
  });

  describe('where a later table changes a time of day and leaves the day as it was', () => {
    const before: Written[] = [
      [1, 'Time of Day Deadline', '5:00 PM MT'],
      [2, 'Appraisal Deadline', '3/9/2031 5:00 PM'],
      [3, 'Closing Date', '4/1/2031 9:00 AM'],
      [4, 'Possession Date', 'Upon Closing'],
    ];
    const after: Written[] = [
      [1, 'Time of Day Deadline', '12:00 noon'],
      [2, 'Appraisal Deadline', '3/9/2031 12:00 noon'],
      [3, 'Closing Date', 'No Change, 10:00 AM'],
      [4, 'Possession Date', '3:00 PM'],
    ];
    const shown = (table: DatesTable | undefined) =>
      table?.rows.map((row) => [dateOf(row), row.original, ...reasonsOf(row)]);

    test('a whole table again proposes the new time, with the old one beside it, and no day is lost', () => {
      expect(shown(mainTable(collect(before, [], after)))).toEqual([
        ['12:00 noon', '5:00 PM MT'],
        ['3/9/2031 12:00 noon', '3/9/2031 5:00 PM'],
        ['4/1/2031 10:00 AM', '4/1/2031 9:00 AM', 'time-changed'],
        ['Upon Closing 3:00 PM', 'Upon Closing', 'time-changed'],
      ]);
    });

    test('an amendment of a few rows disputes those whose time it changes, and no other', () => {
      const few: Written[] = [
        [1, 'Record Title Deadline', '3/4/2031'],
        [2, 'Appraisal Deadline', '3/9/2031 at noon'],
        [3, 'Closing Date', 'No Change, 10:00 AM'],
      ];
      const main = mainTable(collect([...CONTRACT, [4, 'Possession Date', '4/2/2031']], [], few));
      expect(main?.rows.map(({ reasons }) => reasons)).toEqual([
        [],
        [{ kind: 'other-day-for-title', words: '3/9/2031 at noon' }],
        [{ kind: 'other-day-for-title', words: 'No Change, 10:00 AM' }],
        [],
      ]);
    });

    test('one that leaves as it was what an earlier one changed proposes the day at the changed time', () => {
      const again = before.map(([number, title]): Written => [number, title, 'No Change']);
      expect(shown(mainTable(collect(before, [], after, [], again)))?.slice(0, 3)).toEqual([
        ['12:00 noon', '12:00 noon', 'left-unchanged'],
        ['3/9/2031 12:00 noon', '3/9/2031 12:00 noon', 'day-of-earlier-table'],
        ['4/1/2031 10:00 AM', '4/1/2031 10:00 AM', 'day-of-earlier-table'],
      ]);
    });

    test('a Time of Day that the table lacks is not lost: its row stands at the end', () => {
      expect(shown(mainTable(collect(CONTRACT, [], [[1, 'Time of Day Deadline', '12:00 noon']])))?.at(-1)).toEqual([
        '12:00 noon',
        undefined,
        'row-of-another-table',
      ]);
    });
  });

  test('a row of a later table has beside it what the earlier one says', () => {
    const main = mainTable(collect(CONTRACT, [], [...CONTRACT.slice(0, 2), [3, 'Closing Date', '5/1/2031']]));
    expect(main?.rows.map(({ original }) => original)).toEqual(['3/4/2031', '3/9/2031', '4/1/2031']);
  });

  test('a later table that changes nothing disputes nothing', () => {
    expect(
      disputed(
        mainTable(
          collect(
            CONTRACT,
            [],
            [
              [2, 'Appraisal Deadline', 'No Change'],
              [3, 'Closing Date', ''],
            ],
          ),
        ),
      ),
    ).toEqual([]);
  });

  test('a row of a later table means the one whose title is like its own', () => {
    const main = mainTable(collect(CONTRACT, [], [[2, 'Appraisal Deadline (as amended)', '5/5/2031']]));
    expect(disputed(main)).toEqual(['Appraisal Deadline']);
    expect(main?.rows).toHaveLength(3);
  });

  test.each([
    ['an amendment adds', [CONTRACT, [], [[1, 'Possession Date', '5/5/2031']]]],
    ['a counter-proposal leaves out', [[[1, 'Possession Date', '5/5/2031'], ...CONTRACT.slice(1)], [], CONTRACT]],
  ] as [string, Written[][]][])(
    'a day that %s is not lost: its row stands at the end, with its reasons',
    (_what, pages) => {
      const main = mainTable(collect(...pages));
      expect(main?.rows.map(({ cells }) => cells.title)).toEqual([
        ...CONTRACT.map(([, title]) => title),
        'Possession Date',
      ]);
      expect(main?.rows.at(-1)).toMatchObject({
        cells: { date: '5/5/2031' },
        reasons: [{ kind: 'row-of-another-table' }],
      });
    },
  );

  test('a part that shows no numbers goes on with the page before, unless it repeats its titles', () => {
    expect(
      collect(CONTRACT, [[0, 'Final Walk-Through', '3/30/2031']]).map(({ rows }) => rows.map(({ number }) => number)),
    ).toEqual([[1, 2, 3, 0]]);
    expect(collect(CONTRACT, [[0, 'Closing Date', '5/1/2031']])).toHaveLength(2);
  });

  test('two days under one title of a table are disputed', () => {
    const main = mainTable(
      collect([...CONTRACT, [4, 'Closing Date', '5/1/2031'], [5, 'Appraisal Deadline', '3/9/2031']]),
    );
    expect(disputed(main)).toEqual(['Closing Date', 'Closing Date']);
  });

  test('a table that names no deadline, longer though it is, does not count and gives the one that does no rows', () => {
    const inventory = ['Refrigerator', 'Washer and dryer', 'Roof report', 'Plat'].map((title, index): Written => [
      index + 1,
      title,
      '5/5/2024',
    ]);
    for (const tables of [collect(CONTRACT, [], inventory), collect(inventory, [], CONTRACT)]) {
      expect(mainTable(tables)?.rows.map(({ cells }) => cells.title)).toEqual(CONTRACT.map(([, title]) => title));
    }
  });

  test('an amendment that names a title of the table gives it the rows that it lacks, to be looked at', () => {
    const main = mainTable(
      collect(
        CONTRACT,
        [],
        [
          [1, CONTRACT[0]?.[1] ?? '', '6/6/2031'],
          [2, 'Roof repaired', '6/7/2031'],
        ],
      ),
    );
    expect(main?.rows.slice(3)).toMatchObject([
      { cells: { title: 'Roof repaired' }, reasons: [{ kind: 'row-of-another-table' }] },
    ]);
  });

  test('a title that may go on over the page is doubted', () => {
    const [table] = collect(
      [
        [1, 'Record Title Deadline', '3/4/2031'],
        [2, "Disapproval of Buyer's Credit", '3/9/2031'],
      ],
      [[3, 'Closing Date', '4/1/2031']],
    );
    expect(table?.rows.map(reasonsOf)).toEqual([[], ['title-cut-short'], []]);
  });

  test('of any two, every title that has a day somewhere is shown with one, and what the later says is shown or disputed', () => {
    const rows = fc
      .uniqueArray(
        fc.tuple(
          fc.constantFrom(...TITLES),
          fc.constantFrom('3/4/2031', '5/5/2031', '5/5/2031 5:00 PM', '5/5/2031 noon', 'N/A', 'No Change', ''),
        ),
        { selector: ([title]) => title, minLength: 1 },
      )
      .map((all): Written[] => all.map(([title, date], index) => [index + 1, title, date]));
    const isDay = ([, , date]: Written) => date.includes('2031');
    fc.assert(
      fc.property(rows, rows, (before, after) => {
        const shown = mainTable(collect(before, [], after))?.rows ?? [];
        const rowOf = ([, title]: Written) => shown.find(({ cells }) => cells.title === title);
        const isDisputed = (row: Written) => rowOf(row)?.reasons.some(({ words }) => words === row[2]);
        for (const row of [...before, ...after].filter(isDay)) expect(rowOf(row)).toBeDefined();
        for (const row of after.filter(isDay))
          // a day without a time may be the same day, whose time is not said again
          expect([rowOf(row)?.cells.date.startsWith(row[2]), isDisputed(row)]).toContain(true);
        for (const row of before.filter(isDay))
          if (!after.some(([, title]) => title === row[1])) expect(dateOf(rowOf(row)!)).toBe(row[2]);
      }),
    );
  });
});
