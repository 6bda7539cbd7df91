import { aScan } from '@keydate/testing/builders/scans';
import { mapToDrafts } from './map-to-drafts';
import { readScannedTable } from './scanned-rows';
import { timeOfDayIn } from './time-of-day-in';

function timeOf(rows: Parameters<typeof aScan>[0]) {
  const mapped = mapToDrafts(readScannedTable(aScan(rows)), { title: 2, date: 3 });
  return mapped.kind === 'drafts' ? timeOfDayIn(mapped.drafts) : 'refused';
}

test('the row Time of Day Deadline gives the time', () => {
  expect(
    timeOf([
      ['Time of Day Deadline', '5:00 p.m. MT'],
      ['Possession Time', '9:00 AM'],
    ]),
  ).toBe('17:00');
});

test.each(['', 'N/A', '5:00', '6/4/2030'])('it gives no time if it says %j', (words) => {
  expect(timeOf([['Time of Day Deadline', words]])).toBeNull();
});

test('a time that the contract leaves as it was is the time', () => {
  const table = readScannedTable(aScan([['Time of Day Deadline', 'No Change']]), [
    { row: 1, kind: 'left-unchanged', words: '5:00 PM MT' },
  ]);
  const mapped = mapToDrafts(table, { title: 2, date: 3 });
  expect(mapped.kind === 'drafts' && timeOfDayIn(mapped.drafts)).toBe('17:00');
});

test('no other row gives it', () => {
  expect(
    timeOf([
      ['Possession Time', '9:00 AM'],
      ['Acceptance Deadline Time', '7:00 PM MT'],
    ]),
  ).toBeNull();
});
