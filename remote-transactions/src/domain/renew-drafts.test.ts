import { aDay } from '@keydate/testing/builders/days';
import { draftAdded, draftEdited, draftOfScan, type DateDraft } from './date-draft';
import { areChanged, renewDrafts } from './renew-drafts';
import { tickDraft } from './tick-drafts';

const DAY = aDay('04-30-2027');
const ADDED = draftAdded('walk-through', 'Walk-through', DAY);
const scanned = (position: number, day: DateDraft['day'] = DAY) =>
  draftOfScan(position, { number: '', title: `Row ${position}`, description: '', words: '', day, flags: [] });

test('fresh rows preserve the dates that a person set or added', () => {
  const set = [draftEdited(scanned(0, null), 'Closing Date', DAY), scanned(1), scanned(2), ADDED];
  const renewed = renewDrafts(set, [
    { ...scanned(0, null), number: '7' },
    { ...scanned(1), title: 'Loan' },
  ]);
  expect(renewed).toMatchObject([
    { id: 'scan-0', number: '7', title: 'Closing Date', day: DAY, isTicked: true, isEdited: true },
    { id: 'scan-1', title: 'Loan', isEdited: false },
    { id: 'walk-through', title: 'Walk-through', day: DAY },
  ]);
});

test('a row of which only the title was corrected takes the fresh day', () => {
  const set = [draftEdited(scanned(0), 'Closing Date', DAY), draftEdited(scanned(1), 'Loan', DAY)];
  expect(renewDrafts(set, [scanned(0, aDay('05-03-2027')), scanned(1, null)])).toMatchObject([
    { title: 'Closing Date', formerTitle: 'Row 0', day: '05-03-2027', isTicked: true },
    { title: 'Loan', formerTitle: 'Row 1', day: null, isTicked: false },
  ]);
});

test('a date that a person set stays even if its row is gone', () => {
  const set = [scanned(0), draftEdited(scanned(1), 'Closing Date', DAY)];
  expect(renewDrafts(set, [scanned(0)]).map(({ title }) => title)).toEqual(['Row 0', 'Closing Date']);
});

test('an edit, a tick or a removal changes the rows; an added date does not', () => {
  const fresh = [scanned(0), scanned(1, null)];
  expect(areChanged(fresh, fresh)).toBe(false);
  expect(areChanged([...fresh, ADDED], fresh)).toBe(false);
  expect(areChanged([scanned(0), draftEdited(scanned(1, null), 'Row 1', DAY)], fresh)).toBe(true);
  expect(areChanged(tickDraft(fresh, 'scan-0', false), fresh)).toBe(true);
  expect(areChanged([scanned(1, null)], fresh)).toBe(true);
});
