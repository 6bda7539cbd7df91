import { shareOfEach } from './share-of-each';

test.each([
  [3, 10, 'aaabbb'],
  [10, 2, 'aaaabb'],
  [10, 10, 'aaabbb'],
  [10, 0, 'aaaaaa'],
  [1, 2, 'abb'],
])('of %d and %d mails, six are listed as %s', (one, other, listed) => {
  expect(shareOfEach([...'a'.repeat(one)], [...'b'.repeat(other)], 6).join('')).toBe(listed);
});
