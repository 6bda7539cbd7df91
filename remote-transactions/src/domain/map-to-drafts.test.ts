import { aScan, ROWS_THAT_NEED_A_LOOK } from '@keydate/testing/builders/scans';
import fc from 'fast-check';
import type { DateDraft } from './date-draft';
import { mapToDrafts } from './map-to-drafts';
import { groupOf } from './row-groups';
import { readScannedTable } from './scanned-rows';
import { acceptUnchanged } from './tick-drafts';

const AS_PRINTED = { title: 2, date: 3 };

function draftsOf(rows: Parameters<typeof aScan>[0], choice = AS_PRINTED): DateDraft[] {
  const mapped = mapToDrafts(readScannedTable(aScan(rows)), choice);
  if (mapped.kind === 'refused') throw new Error(mapped.message);
  return mapped.drafts;
}

test('a row whose cell names a day is ticked, with its day, number and section', () => {
  expect(draftsOf([['Closing Date', 'Friday, April 30, 2027']])).toEqual([
    {
      id: 'scan-0',
      origin: 'scan',
      number: '1',
      title: 'Closing Date',
      formerTitle: '',
      description: '§ 2',
      words: 'Friday, April 30, 2027',
      original: '',
      day: '04-30-2027',
      flags: [],
      isTickChosen: false,
      isTicked: true,
      isEdited: false,
      typedDay: null,
      isDaySet: false,
      isAccepted: false,
      counted: null,
    },
  ]);
});

test.each(['', 'N/A', 'MEC + 5 days', '8:00 PM MT', 'Delivery of Deed', '2/30/2027', '6/15'])(
  'a cell that says %p gives an unticked row without a day, and its words',
  (words) => expect(draftsOf([['Closing Date', words]])[0]).toMatchObject({ day: null, isTicked: false, words }),
);

test.each([
  ['3/9/2027 Sunday', '03-09-2027'],
  ['3/9/2027 unless extended', '03-09-2027'],
  ['03/09/2062', '03-09-2062'],
])('a day that something speaks against (%p) is proposed, and left unticked', (words, day) => {
  expect(draftsOf([['Closing Date', words]])[0]).toMatchObject({ day, isTicked: false });
});

test.each(['3/9/2027 Waived', '15 days of 3/9/2027'])(
  'a day that its words deny or count from (%p) is none',
  (words) => {
    expect(draftsOf([['Closing Date', words]])[0]).toMatchObject({ day: null, isTicked: false });
  },
);

test('a flagged row has its day, its flag, and is unticked', () => {
  const table = readScannedTable(
    aScan([
      ['Closing Date', '3/9/2027'],
      ['Possession Date', '3/9/2027'],
    ]),
    [{ row: 2, kind: 'date-hard-to-read' }],
  );
  expect(mapToDrafts(table, AS_PRINTED)).toMatchObject({
    drafts: [
      { isTicked: true, flags: [] },
      { day: '03-09-2027', isTicked: false, flags: [{ kind: 'date-hard-to-read' }] },
    ],
  });
});

test('a cell that leaves the day of an earlier table unchanged gets that day, unticked, and still shows its text', () => {
  const table = readScannedTable(aScan([['Closing Date', 'No Change']]), [
    { row: 1, kind: 'day-of-earlier-table', words: '3/9/2027' },
  ]);
  expect(mapToDrafts(table, AS_PRINTED)).toMatchObject({
    drafts: [{ words: 'No Change', day: '03-09-2027', isTicked: false }],
  });
});

test('a day that an amendment leaves unchanged is the row’s day, unticked', () => {
  const table = readScannedTable(aScan([['Closing Date', '']]), [
    { row: 1, kind: 'left-unchanged', words: '3/9/2027' },
  ]);
  expect(mapToDrafts(table, AS_PRINTED)).toMatchObject({ drafts: [{ words: '', day: '03-09-2027', isTicked: false }] });
});

test.each(['12:00 noon', 'No Change, 12:00 noon'])(
  'where a newer table says %j of a day, its day stays, to be checked, and is not among what is unchanged',
  (words) => {
    const table = readScannedTable(
      aScan([['Closing Date', words]]),
      [{ row: 1, kind: 'time-changed', words: '3/9/2027 12:00 noon' }],
      null,
      [{ row: 1, original: '3/9/2027 5:00 PM' }],
    );
    const mapped = mapToDrafts(table, AS_PRINTED);
    const drafts = mapped.kind === 'drafts' ? mapped.drafts : [];
    expect(drafts).toMatchObject([{ words, day: '03-09-2027', original: '3/9/2027 5:00 PM', isTicked: false }]);
    expect(drafts.map(groupOf)).toEqual(['to-check']);
    expect(acceptUnchanged(drafts)).toEqual(drafts);
  },
);

test('a row without a title is unticked', () => {
  expect(draftsOf([['', '3/9/2027']])[0]).toMatchObject({ day: '03-09-2027', isTicked: false });
});

test('no cell gets a day that it does not name', () => {
  const [separator, tail] = [
    fc.constantFrom('/', '-', '.', ' ', ', '),
    fc.constantFrom('', '', ' noon', ' Friday', ' waived', ' + 5 days', ' 4/1/2027'),
  ];
  const written = fc.tuple(
    fc.constantFrom('1', '02', '3', '12', '13', 'March', 'Feb.', 'MEC + 2'),
    separator,
    fc.integer({ min: 0, max: 32 }),
    separator,
    fc.constantFrom('2027', '27', '2062', '', '15'),
    tail,
  );
  fc.assert(
    fc.property(written, (pieces) => {
      const words = pieces.join('');
      const [draft] = draftsOf([['Closing Date', words]]);
      if (draft?.day)
        expect([words.includes(String(Number(draft.day.slice(3, 5)))), words.includes(draft.day.slice(-2))]).toEqual([
          true,
          true,
        ]);
    }),
  );
});

test('every row becomes one draft with its own id', () => {
  const drafts = draftsOf(ROWS_THAT_NEED_A_LOOK);
  expect(drafts).toHaveLength(ROWS_THAT_NEED_A_LOOK.length);
  expect(new Set(drafts.map(({ id }) => id)).size).toBe(drafts.length);
});

test('the same column for title and date is refused', () => {
  const table = readScannedTable(aScan());
  expect(mapToDrafts(table, { title: 2, date: 2 })).toEqual({
    kind: 'refused',
    message: 'This field is already selected for title',
  });
  expect(mapToDrafts(table, { title: null, date: 3 }).kind).toBe('refused');
});

test('columns in another order are read as chosen', () => {
  const table = readScannedTable([
    ['Date', 'Deadline', 'No.'],
    ['3/9/2027', 'Closing Date', '39'],
  ]);
  expect(mapToDrafts(table, { title: 1, date: 0 })).toMatchObject({
    drafts: [{ number: '39', title: 'Closing Date', day: '03-09-2027' }],
  });
});
