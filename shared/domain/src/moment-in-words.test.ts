import { momentInWords, timeLeftInWords, timeZoneInWords } from './moment-in-words';

test('a moment reads as people at the place say it', () => {
  const moment = new Date('2026-06-10T17:00:00Z');
  expect(momentInWords(moment, 'America/Denver')).toBe('Wed 06-10, 11:00 AM Denver time');
  expect(momentInWords(moment, 'Pacific/Honolulu')).toBe('Wed 06-10, 7:00 AM Honolulu time');
});

test.each([
  ['America/Los_Angeles', 'Los Angeles time'],
  ['America/Indiana/Indianapolis', 'Indianapolis time'],
  ['UTC', 'UTC time'],
])('%s reads %s', (zone, words) => {
  expect(timeZoneInWords(zone)).toBe(words);
});

test.each([
  [0, 'less than a minute'],
  [1, '1 minute'],
  [54, '54 minutes'],
  [57, '1 hour'],
  [60, '1 hour'],
  [110, '110 minutes'],
  [354, '5 hours'],
  [358, '6 hours'],
  [360, '6 hours'],
  [1440, '1 day'],
  [1500, '25 hours'],
  [2870, '47 hours'],
  [2880, '2 days'],
  [10_080, '7 days'],
])('%d minutes left are %s', (minutes, words) => {
  const from = new Date('2026-06-10T17:00:00Z');
  expect(timeLeftInWords(from, new Date(from.getTime() + minutes * 60_000))).toBe(words);
});
