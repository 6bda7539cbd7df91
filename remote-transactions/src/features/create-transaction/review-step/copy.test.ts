import type { DraftsSummary } from '../../../domain/summarize-drafts';
import { copy } from './copy';

const NONE = { 'to-check': 0, unchanged: 0, dependent: 0, 'other-answer': 0, 'without-day': 0 };
const summary = (given: Partial<DraftsSummary> = {}): DraftsSummary => ({
  rows: 5,
  added: 0,
  withDay: 5,
  ticked: 5,
  inGroup: NONE,
  ...given,
});

const sentence = (...counts: Parameters<typeof copy.summaryParts>) =>
  copy
    .summaryParts(...counts)
    .map(({ text }) => text)
    .join(', ');

test('the number of rows read stays the same, whatever is added and removed', () => {
  expect(sentence(summary(), 5)).toBe('5 rows read, 5 have a day, 0 to check');
  expect(sentence(summary({ added: 1 }), 5)).toBe('5 rows read, 1 added, 1 removed, 5 have a day, 0 to check');
});

test('the rows named above the list are counted by reason', () => {
  const inGroup = { 'to-check': 2, unchanged: 3, dependent: 1, 'other-answer': 1, 'without-day': 2 };
  expect(sentence(summary({ rows: 10, withDay: 1, inGroup }), 10)).toBe(
    '10 rows read, 1 has a day, 3 unchanged, 1 depends on another event, 1 has another answer, 2 blank or N/A, 2 to check',
  );
});

test('without a scan, only rows and days are counted', () => {
  expect(sentence(summary({ rows: 1, withDay: 1 }), null)).toBe('1 row, 1 has a day');
});
