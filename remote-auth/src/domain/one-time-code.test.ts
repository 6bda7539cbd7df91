import { digitsOfCode, secondsUntilResend } from './one-time-code';

test.each([
  ['246813', '246813'],
  ['246 813', '246813'],
  [' Your code: 246-813.', '246813'],
  ['2468139', '246813'],
  ['24a', '24'],
  ['', ''],
])('the typed or pasted text "%s" is read as the code "%s"', (typed, code) => {
  expect(digitsOfCode(typed)).toBe(code);
});

test.each([
  [0, 30],
  [1, 30],
  [29_001, 1],
  [30_000, 0],
  [90_000, 0],
  [-60_000, 30],
])('%d ms after a code was sent, another can be requested in %d s', (since, seconds) => {
  expect(secondsUntilResend(1_000_000, 1_000_000 + since)).toBe(seconds);
});
