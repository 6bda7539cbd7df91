import { aScan, DOUBTS_OF_THE_SCAN, ROWS_THAT_NEED_A_LOOK } from '@keydate/testing/builders/scans';
import { aDay } from '@keydate/testing/builders/days';
import { addDraft, editDraft } from './change-drafts';
import { mapToDrafts } from './map-to-drafts';
import { readScannedTable } from './scanned-rows';
import { summariseDrafts } from './summarise-drafts';

function drafts(doubts: typeof DOUBTS_OF_THE_SCAN = []) {
  const mapped = mapToDrafts(readScannedTable(aScan(ROWS_THAT_NEED_A_LOOK), doubts), { title: 2, date: 3 });
  return mapped.kind === 'drafts' ? mapped.drafts : [];
}

test('a scan says how many rows it read, how many have a day and how many need a look', () => {
  expect(summariseDrafts(drafts())).toEqual({ rows: 8, added: 0, withDay: 2, toLookAt: 2, awaiting: 2, ticked: 1 });
});

test('what the scan was not sure of needs a look too, whatever its words say', () => {
  expect(summariseDrafts(drafts(DOUBTS_OF_THE_SCAN))).toEqual({
    rows: 8,
    added: 0,
    withDay: 2,
    toLookAt: 4,
    awaiting: 2,
    ticked: 0,
  });
});

test('what falls due with another event waits for a day until a person gives it one', () => {
  const given = editDraft(drafts(), 'scan-2', 'Association Documents Termination Deadline', aDay('03-01-2027'));
  expect(summariseDrafts(given)).toMatchObject({ awaiting: 1, withDay: 3 });
});

test('a date that a person adds is no row of the contract', () => {
  expect(summariseDrafts(addDraft(drafts(), 'Walk-through', aDay('03-01-2027')))).toMatchObject({
    rows: 9,
    added: 1,
    awaiting: 2,
  });
});

test('a row that a person has decided needs no look any more', () => {
  const decided = editDraft(drafts(), 'scan-4', 'Inspection Objection Deadline', aDay('03-01-2027'));
  expect(summariseDrafts(decided)).toMatchObject({ withDay: 3, toLookAt: 1 });
});
