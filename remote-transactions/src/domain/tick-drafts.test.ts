import { aDay } from '@keydate/testing/builders/days';
import { draftOfScan, isComplete, type DateDraft } from './date-draft';
import { tickAll, tickDraft, untickIncomplete } from './tick-drafts';

const scanned = (position: number, day: DateDraft['day'] = aDay('04-30-2027')) =>
  draftOfScan(position, { number: '', title: `Row ${position}`, description: '', words: '', day, flags: [] });

test('ticking changes one row, "Select all" changes every row', () => {
  const drafts = [scanned(0), scanned(1)];
  expect(tickDraft(drafts, 'scan-1', false).map(({ isTicked }) => isTicked)).toEqual([true, false]);
  expect(tickAll(drafts, false).some(({ isTicked }) => isTicked)).toBe(false);
});

test('unticking rows that are not set leaves only rows that can be sent', () => {
  const drafts = untickIncomplete(tickAll([scanned(0), scanned(1, null)], true));
  expect(drafts.filter(({ isTicked }) => isTicked).every(isComplete)).toBe(true);
});
