import { isSameAnswer } from './same-answer';

test.each([
  ['3/4/2031', 'March 4, 2031'],
  ['3/4/2031 5:00 PM', '3/4/2031 5:00 FM'],
  ['Upon Closing', 'upon Ciosing.'],
  ['MEC + 5 days', 'MEC+ 5 days'],
  ['—', ''],
])('a typed %s is the same answer as a recognized %s', (typed, seen) => {
  expect(isSameAnswer(typed, seen)).toBe(true);
});

test.each([
  ['3/4/2031', '3/14/2031'],
  ['3/4/2031', 'N/A'],
  ['N/A', '3/4/2031'],
  ['MEC + 5 days', 'MEC + 6 days'],
  ['Upon Closing', 'Waived'],
  ['3/4/2031', ''],
])('a typed %s is another answer than a recognized %s', (typed, seen) => {
  expect(isSameAnswer(typed, seen)).toBe(false);
});
