import { aScan } from '@keydate/testing/builders/scans';
import { mapToDrafts } from './map-to-drafts';
import { readScannedTable } from './scanned-rows';
import { acceptanceTimeIn, timeOfDayIn } from './hours-in-contract';

function timeOf(rows: Parameters<typeof aScan>[0], read = timeOfDayIn) {
  const mapped = mapToDrafts(readScannedTable(aScan(rows)), { title: 2, date: 3 });
  return mapped.kind === 'drafts' ? read(mapped.drafts) : 'refused';
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

const TIME = 'Acceptance Deadline Time';
test.each([
  [[[TIME, '7:00 PM MT']], '19:00'],
  [[['43. ACCEPTANCE DEADLINE TIME', '12:00 Noon']], '12:00'],
  [[[TIME, '7:00']], null],
  [[[TIME, '']], null],
  [
    [
      [TIME, '7:00 PM'],
      [TIME, '8:00 PM'],
    ],
    null,
  ],
  [
    [
      ['Possession Time', '9:00 AM'],
      ['Time of Day Deadline', '5:00 PM'],
    ],
    null,
  ],
] as const)('of the rows %j the Acceptance Deadline Time is %s', (rows, time) => {
  expect(timeOf(rows, acceptanceTimeIn)).toBe(time);
});
