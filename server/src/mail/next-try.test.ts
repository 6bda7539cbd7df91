import { nextTry, nextTryOfReminder } from './next-try';

const NOW = new Date('2027-01-10T17:00:00Z');
const inMinutes = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);

test('a mail is tried again after 1, 4 and 16 minutes', () => {
  expect([1, 2, 3].map((tries) => nextTry(NOW, tries))).toEqual([1, 4, 16].map(inMinutes));
});

test('a reminder is tried again after 1, 4 and then every 15 minutes', () => {
  const next = [1, 2, 3, 4].map((tries) => nextTryOfReminder(NOW, tries, inMinutes(300)));
  expect(next).toEqual([1, 4, 15, 15].map(inMinutes));
});

test.each([
  [10, 9],
  [15.9, 14.9],
  [16.1, 15],
])('a reminder whose deadline ends in %d minutes is tried again in %d', (endsIn, tried) => {
  expect(nextTryOfReminder(NOW, 4, inMinutes(endsIn))).toEqual(inMinutes(tried));
});

test('after a try in the last minute before its deadline a reminder waits for its end, to be recorded as failed', () => {
  for (const endsIn of [1, 0.5]) expect(nextTryOfReminder(NOW, 4, inMinutes(endsIn))).toEqual(inMinutes(endsIn));
});
