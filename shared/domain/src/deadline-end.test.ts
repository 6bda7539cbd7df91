import { endingTime, specialEndingTime } from './deadline-end';
import { asTimeOfDay } from './time-of-day';

const both = { timeOfDay: asTimeOfDay('17:00'), acceptanceTime: asTimeOfDay('19:30') };

test.each(['Acceptance Deadline Date', '45. ACCEPTANCE DEADLINE DATE (§ 28)', 'Acceptance Deadline'])(
  'in every state the deadline “%s” ends at the Acceptance Deadline Time',
  (title) => {
    for (const state of ['Colorado', 'California', 'Texas', 'Utah', 'Nowhere'])
      expect(endingTime(title, { state, ...both })).toBe('19:30');
  },
);

test.each([
  ['Acceptance Objection Deadline', 'Colorado', '17:00'],
  ['Inspection Termination Deadline', 'Colorado', '17:00'],
  ['Closing Date', 'Colorado', '23:59'],
  ['Loan Acceptance Deadline Date', 'Colorado', '23:59'],
  ['Acceptance of Appraisal', 'Utah', '17:00'],
  ['Option Period', 'Texas', '17:00'],
])('no other deadline does: %s in %s ends at %s', (title, state, end) => {
  expect(endingTime(title, { state, ...both })).toBe(end);
});

test('without such a time it ends as others in its state do', () => {
  const end = (state: string) =>
    specialEndingTime('Acceptance Deadline Date', { state, ...both, acceptanceTime: null });
  expect([end('Colorado'), end('Utah')]).toEqual([null, '17:00']);
});
