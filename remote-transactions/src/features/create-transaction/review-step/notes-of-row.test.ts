import type { ScanDoubt, ScanProposal } from '@keydate/contracts/scans';
import { aDay } from '@keydate/testing/builders/days';
import { aScan } from '@keydate/testing/builders/scans';
import { draftEdited, draftOfScan, type CountedDay } from '../../../domain/date-draft';
import { mapToDrafts } from '../../../domain/map-to-drafts';
import { readScannedTable } from '../../../domain/scanned-rows';
import { notesOf } from './notes-of-row';

/** The draft of a single row that a scan read. */
function scanned(
  cell: string,
  { title = 'Closing Date', flag, original }: { title?: string; flag?: Omit<ScanDoubt, 'row'>; original?: string } = {},
) {
  const doubts: ScanDoubt[] = flag ? [{ row: 1, ...flag }] : [];
  const proposals: ScanProposal[] = original === undefined ? [] : [{ row: 1, original }];
  const mapped = mapToDrafts(readScannedTable(aScan([[title, cell]]), doubts, null, proposals), { title: 2, date: 3 });
  if (mapped.kind === 'refused') throw new Error(mapped.message);
  return mapped.drafts[0]!;
}

/** Nothing was counted. */
const NO_COUNT = { counted: null, isSetByHand: false };

test('a cell that says only its day needs no note', () => {
  expect(notesOf(scanned('4/30/2027'))).toEqual({ ...NO_COUNT, words: '', note: '', isWarning: false, before: '' });
});

test('the title of a date from a sentence has its words, so the note does not repeat them', () => {
  const sentence = { title: 'The closing is on April 30, 2027.', flag: { kind: 'from-sentence' as const } };
  expect(notesOf(scanned('April 30, 2027', sentence))).toEqual({
    ...NO_COUNT,
    words: '',
    note: 'This day is from a sentence, not from a table. Please check what is due on it.',
    isWarning: true,
    before: '',
  });
});

test.each([
  ['MEC + 5 days', 'Counted from another event.', false],
  ['N/A', 'Not applicable.', false],
  ['2/30/2027', 'This day does not exist.', true],
  ['3/9/2027 Sunday', 'The weekday does not match the date, which is a Tuesday.', true],
])('a cell that says “%s” shows its words and why: %s', (cell, note, isWarning) => {
  expect(notesOf(scanned(cell))).toMatchObject({ words: cell, note, isWarning });
});

test.each<[CountedDay['kind'], string, string[], object]>([
  ['asked', 'MEC + 18 days', [], { note: 'Waits for MEC.', counted: null, words: 'MEC + 18 days' }],
  ['none', '8 days', [], { note: 'Waits for MEC.', counted: null, words: '8 days' }],
  ['day', 'MEC + 18 days', [], { note: '', counted: { words: 'MEC + 18 days', steps: ['Waits for MEC.'] }, words: '' }],
  ['day', 'MEC + 1 month', ['A month.'], { note: 'A month.', isWarning: true, words: 'MEC + 1 month' }],
])('a row of the kind “%s” with the words “%s” and the remarks %j is explained', (kind, cell, remarks, expected) => {
  const draft = { ...scanned(cell), counted: { kind, readDay: null, steps: ['Waits for MEC.'], remarks } };
  expect(notesOf(draft)).toMatchObject(expected);
});

test('a row with another day than the counted one says that a person has set it', () => {
  const counted = { kind: 'day', readDay: null, steps: ['MEC Mon 04-05 + 18 days = Fri 04-23'], remarks: [] } as const;
  const set = draftEdited(
    { ...scanned('MEC + 18 days'), day: aDay('04-23-2027'), counted },
    'Survey',
    aDay('04-26-2027'),
  );
  expect(notesOf(set)).toMatchObject({
    note: 'Set by hand, so it no longer moves with other dates.',
    isWarning: false,
    isSetByHand: true,
    counted: null,
  });
});

test('the row Time of Day says that it is used below', () => {
  expect(notesOf(scanned('8:00 PM MT', { title: 'Time of Day Deadline' }))).toMatchObject({
    words: '8:00 PM MT',
    note: 'This is the Time of Day below.',
    isWarning: false,
  });
});

test('a row that the scan was not sure of warns, and shows its words although they name only its day', () => {
  expect(notesOf(scanned('4/30/2027', { flag: { kind: 'date-read-in-two-ways', words: '4/20/2027' } }))).toMatchObject({
    words: '4/30/2027',
    note: 'Two readings of this date differ: the other is “4/20/2027”. Please compare it with the contract.',
    isWarning: true,
  });
});

test('where the scan suggests a day, the words are those that it read', () => {
  expect(notesOf(scanned('Apr 30, 2027', { flag: { kind: 'date-mended', words: 'Apr 3O.2U27' } }))).toMatchObject({
    words: 'Apr 3O.2U27',
    note: 'The date was hard to read. The contract’s other dates suggest this day. Please compare it with the contract.',
  });
});

test('where the scan suggests an answer, the note says which', () => {
  expect(notesOf(scanned('MEC + 8 days', { flag: { kind: 'answer-mended', words: 'MET + 8 dayr' } }))).toMatchObject({
    words: 'MET + 8 dayr',
    note:
      'Counted from another event. The cell was hard to read and may say “MEC + 8 days”. ' +
      'Please compare it with the contract.',
  });
});

test('a row that a counter-proposal leaves unchanged shows its own words and where its day is from', () => {
  const flag = { kind: 'day-of-earlier-table', words: '3/16/2027' } as const;
  expect(notesOf(scanned('No Change', { flag, original: '3/16/2027' }))).toMatchObject({
    words: 'No Change',
    note: 'Unchanged, according to the contract. This day is from an earlier table in the file: “3/16/2027”.',
    before: '',
  });
});

describe('what stood in the contract before', () => {
  test.each([
    ['another day', '5/14/2027', '4/30/2027', '4/30/2027'],
    ['another time of the same day', '4/30/2027 12:00 noon', '4/30/2027 5:00 PM', '4/30/2027 5:00 PM'],
    ['the same day in other words', '4/5/2027', 'April 5, 2027', ''],
  ])('%s', (_what, cell, original, before) => {
    expect(notesOf(scanned(cell, { original }))).toMatchObject({ before });
  });

  test('a cell that changes only the time names the earlier answer, and says no more of its own words', () => {
    const flag = { kind: 'time-changed', words: '4/30/2027 12:00 noon' } as const;
    expect(notesOf(scanned('12:00 noon', { flag, original: '4/30/2027 5:00 PM' }))).toEqual({
      ...NO_COUNT,
      words: '12:00 noon',
      note: 'Only the time changes here: “4/30/2027 12:00 noon”. Please compare it with the contract.',
      isWarning: true,
      before: '4/30/2027 5:00 PM',
    });
  });
});

test('a row that a person has edited has no warning any more', () => {
  const edited = draftEdited(scanned('2/30/2027'), 'Closing Date', aDay('03-01-2027'));
  expect(notesOf(edited)).toMatchObject({ note: '', isWarning: false });
});

test('a row of which only the title was corrected still shows the remark on its day', () => {
  const counted = { kind: 'day', readDay: aDay('04-24-2027'), steps: [], remarks: ['It is a day off.'] } as const;
  const edited = draftEdited({ ...scanned('4/24/2027'), counted }, 'Survey Deadline', aDay('04-24-2027'));
  expect(notesOf(edited)).toMatchObject({ note: 'It is a day off.', isWarning: true, isSetByHand: false });
});

test('another day elsewhere in the file is quoted with its page, and leaves the row unticked', () => {
  const flags = [
    { kind: 'other-day-elsewhere', words: 'Closing Date 5/4/2027', page: 2, day: aDay('05-04-2027') },
  ] as const;
  const draft = draftOfScan(0, {
    number: '8',
    title: 'Closing Date',
    description: '',
    words: '4/20/2027',
    day: aDay('04-20-2027'),
    flags,
  });
  expect(draft.isTicked).toBe(false);
  expect(notesOf(draft)).toMatchObject({
    note: 'Page 2 has another day: “Closing Date 5/4/2027”.',
    isWarning: true,
    proposed: '05-04-2027',
  });
});
