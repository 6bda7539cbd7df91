import { truncate } from './truncate';

test('a text of the maximum length is not truncated', () => {
  expect(truncate('Record Title Deadlin', 20, 17)).toBe('Record Title Deadlin');
});

test('a longer deadline title becomes 17 characters and an ellipsis', () => {
  expect(truncate('Inspection Objection Deadline', 20, 17)).toBe('Inspection Object…');
});

test('by default a text is truncated at the maximum length', () => {
  expect(truncate('E-8F3K-22QP-71XM-90', 16)).toBe('E-8F3K-22QP-71XM…');
});

test('there is no space before the ellipsis', () => {
  expect(truncate('Alternative Earnest Money', 13, 12)).toBe('Alternative…');
});

test('a character of two code units is never split', () => {
  expect(truncate('𝒜𝒜𝒜𝒜', 3)).toBe('𝒜𝒜𝒜…');
});
