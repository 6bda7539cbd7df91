import { remindChoices } from './remind-me';

const timeZone = 'America/Denver';
const at = (now: string, endsAt: string) =>
  remindChoices(new Date(now), { endsAt: new Date(endsAt), timeZone }).map(
    ({ choice, at: moment }) => `${choice} ${moment.toISOString()}`,
  );

test('a person is reminded again in an hour, this evening at 6 PM or tomorrow at 8 AM, by their own clocks', () => {
  expect(at('2027-01-10T17:00:00Z', '2027-01-12T06:59:00Z')).toEqual([
    'in-an-hour 2027-01-10T18:00:00.000Z',
    'this-evening 2027-01-11T01:00:00.000Z',
    'tomorrow-morning 2027-01-11T15:00:00.000Z',
  ]);
});

test('the mornings of two weeks are offered, as far as the deadline is ahead', () => {
  const offered = (endsAt: string) => at('2027-01-10T17:00:00Z', endsAt).filter((one) => one.startsWith('later'));
  expect(offered('2027-01-14T06:59:00Z')).toEqual([
    'later-morning 2027-01-12T15:00:00.000Z',
    'later-morning 2027-01-13T15:00:00.000Z',
  ]);
  expect(offered('2027-03-01T06:59:00Z').at(-1)).toBe('later-morning 2027-01-24T15:00:00.000Z');
});

test('nothing is offered past the end of the deadline', () => {
  expect(at('2027-01-10T17:00:00Z', '2027-01-11T06:59:00Z')).toHaveLength(2);
  expect(at('2027-01-10T17:00:00Z', '2027-01-10T18:00:00Z')).toEqual([]);
});

test('this evening is not offered once it is an hour away or past', () => {
  expect(at('2027-01-11T00:00:00Z', '2027-01-11T06:59:00Z')).toEqual(['in-an-hour 2027-01-11T01:00:00.000Z']);
});

test('tomorrow morning is at 8 AM also after a night in which clocks change', () => {
  expect(at('2027-03-14T01:30:00Z', '2027-03-20T06:59:00Z')).toContain('tomorrow-morning 2027-03-14T14:00:00.000Z');
});
