import { aDay } from '@keydate/testing/builders/days';
import { draftOfScan, needsReview, needsSource, type DateDraft } from './date-draft';
import { filtered, nextToCheck } from './review-filter';
import { acceptDraft } from './tick-drafts';

const scanned = (position: number, change: Partial<DateDraft> = {}): DateDraft => ({
  ...draftOfScan(position, {
    number: '',
    title: `Row ${position}`,
    description: '',
    words: '4/30/2027',
    day: aDay('04-30-2027'),
    flags: [],
  }),
  ...change,
});
const FLAGGED = { flags: [{ kind: 'date-hard-to-read' as const }] };
const COUNTED = { counted: { kind: 'day' as const, readDay: null, steps: [], remarks: [] } };
const drafts = [scanned(1), scanned(2, FLAGGED), scanned(3, COUNTED), scanned(4, { ...FLAGGED, day: null })];
const idsOf = (found: readonly DateDraft[]) => found.map(({ id }) => id);

test('each filter shows its rows in the order of the contract', () => {
  expect(idsOf(filtered(drafts, 'to-check'))).toEqual(['scan-2', 'scan-4']);
  expect(idsOf(filtered(drafts, 'computed'))).toEqual(['scan-3']);
  expect(idsOf(filtered(drafts, 'without-day'))).toEqual(['scan-4']);
  expect(filtered(drafts, 'all')).toEqual(drafts);
});

test('the next row to check comes after this one, and the first after the last', () => {
  expect(nextToCheck(drafts, null)?.id).toBe('scan-2');
  expect(nextToCheck(drafts, 'scan-2')?.id).toBe('scan-4');
  expect(nextToCheck(drafts, 'scan-4')?.id).toBe('scan-2');
  expect(nextToCheck([scanned(1)], 'scan-1')).toBeUndefined();
});

test('a row that is accepted needs no more review, and keeps the contract next to it', () => {
  const [, accepted] = acceptDraft(drafts, 'scan-2');
  expect([needsReview(accepted!), accepted!.isTicked, needsSource(accepted!)]).toEqual([false, true, true]);
  expect([scanned(1), scanned(3, COUNTED), scanned(5, { isEdited: true })].map(needsSource)).toEqual([
    false,
    true,
    true,
  ]);
});

test('a row that is accepted without a day is not sent', () => {
  expect(acceptDraft(drafts, 'scan-4').at(-1)).toMatchObject({ isAccepted: true, isTicked: false });
});
