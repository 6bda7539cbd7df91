import { aScan, DOUBTS_OF_THE_SCAN, ROWS_THAT_NEED_A_LOOK } from '@keydate/testing/builders/scans';
import { aDay } from '@keydate/testing/builders/days';
import { draftAdded, draftEdited } from './date-draft';
import { mapToDrafts } from './map-to-drafts';
import { readScannedTable } from './scanned-rows';
import { summarizeDrafts } from './summarize-drafts';

function drafts(flags: typeof DOUBTS_OF_THE_SCAN = []) {
  const mapped = mapToDrafts(readScannedTable(aScan(ROWS_THAT_NEED_A_LOOK), flags), { title: 2, date: 3 });
  return mapped.kind === 'drafts' ? mapped.drafts : [];
}

const withDayAt = (position: number) =>
  drafts().map((draft, at) => (at === position ? draftEdited(draft, draft.title, aDay('03-01-2027')) : draft));

test('the summary counts the rows read, those with a day and, each once, those named above the list', () => {
  expect(summarizeDrafts(drafts())).toEqual({
    rows: 8,
    added: 0,
    withDay: 2,
    inGroup: { 'to-check': 2, unchanged: 0, dependent: 2, 'other-answer': 0, 'without-day': 2 },
    ticked: 1,
  });
});

test('a flagged row is to be reviewed, whatever its cell says', () => {
  expect(summarizeDrafts(drafts(DOUBTS_OF_THE_SCAN))).toEqual({
    rows: 8,
    added: 0,
    withDay: 2,
    inGroup: { 'to-check': 4, unchanged: 0, dependent: 2, 'other-answer': 0, 'without-day': 1 },
    ticked: 0,
  });
});

test('a date that depends on an event counts as dependent until a person sets its day', () => {
  expect(summarizeDrafts(withDayAt(2))).toMatchObject({ inGroup: { dependent: 1 }, withDay: 3 });
});

test('a date that a person adds counts as added, and never as dependent', () => {
  expect(summarizeDrafts([...drafts(), draftAdded('walk-through', 'Walk-through', aDay('03-01-2027'))])).toMatchObject({
    rows: 9,
    added: 1,
    inGroup: { dependent: 2 },
  });
});

test('a row that a person has edited needs no review any more', () => {
  expect(summarizeDrafts(withDayAt(4))).toMatchObject({ withDay: 3, inGroup: { 'to-check': 1 } });
});
