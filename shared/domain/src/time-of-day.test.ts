import fc from 'fast-check';
import { endsAtTimeOfDay, isTimeOfDay, namesTimeOfDay, timeInCell, timeInWords, timesOfDay } from './time-of-day';

const anyTime = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'))
  .filter(isTimeOfDay);

test.each([
  ['5:00 PM', '17:00'],
  ['5:00 p.m. MT', '17:00'],
  ['by 5 pm', '17:00'],
  ['05:30 P.M. (MDT)', '17:30'],
  ['12:00 Noon', '12:00'],
  ['noon Mountain Time', '12:00'],
  ['12:15 AM', '00:15'],
  ['17:00 MT', '17:00'],
  ['11:59 PM MTN', '23:59'],
])('"%s" is the time %s', (words, time) => {
  expect(timeInCell(words)).toBe(time);
});

test.each([
  '',
  'N/A',
  '5:00',
  'midnight',
  '12:00 midnight',
  '5:00 PM EST',
  '5:00 PM or 6:00 PM',
  '25:00',
  '13:00 PM',
  '5:60 PM',
  '6/4/2030',
  '5 days',
  'S:00 PM',
])('"%s" names no time that is sure', (words) => {
  expect(timeInCell(words)).toBeNull();
});

test('every time is read from its own words', () => {
  fc.assert(fc.property(anyTime, (time) => expect(timeInCell(timeInWords(time))).toBe(time)));
});

test('no words make a time that does not exist', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.stringMatching(/^\d{1,2}:\d{2} ?[ap]m$/)), (words) =>
      isTimeOfDay(timeInCell(words) ?? '00:00'),
    ),
  );
});

test('times to choose from are 30 minutes apart (spec § 9)', () => {
  const times = timesOfDay();
  expect(times).toHaveLength(48);
  expect(times.slice(0, 3)).toEqual(['00:00', '00:30', '01:00']);
  expect(times.at(-1)).toBe('23:30');
});

test.each([
  'Inspection Objection Deadline',
  'Title Resolution Deadline',
  'Mineral Rights Examination Deadline',
  'Lead-Based Paint Termination Deadline',
  'APPRAISAL OBJECTION DEADLINE',
])('%s ends at the time of day', (title) => {
  expect(endsAtTimeOfDay(title)).toBe(true);
});

test.each([
  'Appraisal Deadline',
  'New Loan Terms Deadline',
  'Record Title Deadline (and Tax Certificate)',
  'Closing Date',
  'Association Documents Deadline',
])('%s ends with its day', (title) => {
  expect(endsAtTimeOfDay(title)).toBe(false);
});

test('the row that gives the time is known by its title', () => {
  expect(
    ['Time of Day Deadline', ' time of day', 'Possession Time', 'Acceptance Deadline Time'].map(namesTimeOfDay),
  ).toEqual([true, true, false, false]);
});
