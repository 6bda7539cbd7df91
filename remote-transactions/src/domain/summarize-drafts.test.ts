import { aScan, DOUBTS_OF_THE_SCAN, ROWS_THAT_NEED_A_LOOK } from '@keydate/testing/builders/scans';
import { aDay } from '@keydate/testing/builders/days';
import { draftAdded, draftEdited } from './date-draft';
import { mapToDrafts } from './map-to-drafts';
import { readScannedTable } from './scanned-rows';
import { summarizeDrafts } from './summarize-drafts';

function drafts(doubts: typeof DOUBTS_OF_THE_SCAN = []) {
  const mapped = mapToDrafts(readScannedTable(aScan(ROWS_THAT_NEED_A_LOOK), doubts), { title: 2, date: 3 });
  return mapped.kind === 'drafts' ? mapped.drafts : [];
}

const withDayAt = (position: number) =>
  drafts().map((draft, at) => (at === position ? draftEdited(draft, draft.title, aDay('03-01-2027')) : draft));

test('a scan says how many rows it read, how many have a day and how many need a look', () => {
  expect(summarizeDrafts(drafts())).toEqual({ rows: 8, added: 0, withDay: 2, toLookAt: 2, awaiting: 2, ticked: 1 });
});

test('what the scan was not sure of needs a look too, whatever its words say', () => {
  expect(summarizeDrafts(drafts(DOUBTS_OF_THE_SCAN))).toEqual({
    rows: 8,
    added: 0,
    withDay: 2,
    toLookAt: 4,
    awaiting: 2,
    ticked: 0,
  });
});

test('what falls due with another event waits for a day until a person gives it one', () => {
  expect(summarizeDrafts(withDayAt(2))).toMatchObject({ awaiting: 1, withDay: 3 });
});

test('a date that a person adds is no row of the contract', () => {
  expect(summarizeDrafts([...drafts(), draftAdded('walk-through', 'Walk-through', aDay('03-01-2027'))])).toMatchObject({
    rows: 9,
    added: 1,
    awaiting: 2,
  });
});

test('a row that a person has decided needs no look any more', () => {
  expect(summarizeDrafts(withDayAt(4))).toMatchObject({ withDay: 3, toLookAt: 1 });
});
