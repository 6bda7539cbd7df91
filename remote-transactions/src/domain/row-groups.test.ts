import { draftOfScan } from './date-draft';
import { groupOf } from './row-groups';

const groupOfAnswer = (words: string, title = 'Appraisal Deadline') =>
  groupOf(draftOfScan(1, { number: '1', title, description: '', words, day: null, flags: [] }));

test.each([
  ['', 'without-day'],
  ['N/A', 'without-day'],
  ['Deleted', 'without-day'],
  ['9:00 AM', 'other-answer'],
  ['Completed', 'other-answer'],
  ['TBD', 'dependent'],
  ['5 days after MEC', 'dependent'],
  ['3/4', 'to-check'],
])('a row whose cell says %j is told above the list as %s', (words, group) => {
  expect(groupOfAnswer(words)).toBe(group);
});

test('the Time of Day row is told with none of them: its time is used', () => {
  expect(groupOfAnswer('9:00 AM', 'Time of Day Deadline')).toBeNull();
});
