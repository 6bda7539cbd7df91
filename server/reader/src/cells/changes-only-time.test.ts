import { dayInCell } from '@keydate/domain/day-in-cell';
import { atTimesOf, changesOnlyTime, namesOtherTime } from './changes-only-time';

test.each([
  '12:00 noon',
  'by 12:00 Noon MT',
  'No Change, 12:00 noon',
  'No change in date; time changed to 12:00 noon',
  'Same day, 12:00 noon',
  'Same @ noon',
  'New time: 12:00 noon',
])('%j changes the time of a day, and not the day', (words) => {
  expect(changesOnlyTime(words, '3/4/2031 5:00 PM')).toBe(true);
  expect(dayInCell(atTimesOf(words, '3/4/2031 by 5:00 PM MT'))).toEqual({ kind: 'day', day: '03-04-2031', doubts: [] });
});

test.each(['3/9/2031 12:00 noon', 'Upon Closing, 12:00 noon', '12:00 noon the day before', 'No Change', '', 'N/A'])(
  '%j does more, or less',
  (words) => expect(changesOnlyTime(words, '3/4/2031 5:00 PM')).toBe(false),
);

test.each(['5:00 PM MT', '', 'N/A', 'No Change'])('a time where %j stood before is the whole answer', (before) => {
  expect(changesOnlyTime('12:00 noon', before)).toBe(false);
});

test('an offset or an event keeps its words, and gets the time', () => {
  expect(changesOnlyTime('12:00 noon', 'MEC + 5 days')).toBe(true);
  expect(atTimesOf('Same, 12:00 noon', 'Upon Closing at 5:00 PM')).toBe('Upon Closing 12:00 noon');
});

test.each([
  ['3/4/2031 12:00 noon', '3/4/2031 5:00 PM', true],
  ['3/4/2031 12:00 noon', '3/4/2031', true],
  ['3/4/2031', '3/4/2031 5:00 PM', false],
  ['3/4/2031 17:00', '3/4/2031 at 5:00 p.m. MT', false],
])('%j names another time than %j: %j', (words, other, isOther) => {
  expect(namesOtherTime(words, other)).toBe(isOther);
});
