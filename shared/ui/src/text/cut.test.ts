import { cut } from './cut';

test('a text of the longest length stays whole', () => {
  expect(cut('Record Title Deadlin', 20, 17)).toBe('Record Title Deadlin');
});

test('a longer deadline title keeps 17 characters and an ellipsis', () => {
  expect(cut('Inspection Objection Deadline', 20, 17)).toBe('Inspection Object…');
});

test('without a shorter length to keep, a text is cut at the longest', () => {
  expect(cut('E-8F3K-22QP-71XM-90', 16)).toBe('E-8F3K-22QP-71XM…');
});

test('no space hangs before the ellipsis', () => {
  expect(cut('Alternative Earnest Money', 13, 12)).toBe('Alternative…');
});

test('a character of two code units is not halved', () => {
  expect(cut('𝒜𝒜𝒜𝒜', 3)).toBe('𝒜𝒜𝒜…');
});
