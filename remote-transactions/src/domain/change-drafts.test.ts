import { aDay } from '@keydate/testing/builders/days';
import fc from 'fast-check';
import {
  addDraft,
  areReworked,
  editDraft,
  removeDraft,
  renewDrafts,
  restoreDraft,
  tickAll,
  tickDraft,
  untickIncomplete,
} from './change-drafts';
import { draftOfExplanation, draftOfScan, isComplete, type DateDraft } from './date-draft';

const DAY = aDay('04-30-2027');
const scanned = (position: number, day: DateDraft['day'] = DAY) =>
  draftOfScan(position, { number: '', title: `Row ${position}`, description: '', words: '', day, doubts: [] });

test('saving marks a date as edited, and giving it a day ticks it', () => {
  const [draft] = editDraft([scanned(0, null)], 'scan-0', 'Closing Date', DAY);
  expect(draft).toMatchObject({ title: 'Closing Date', day: DAY, isEdited: true, isTicked: true });
});

test('an explanation gives a row without a day, unticked', () => {
  expect(draftOfExplanation({ _id: '7', title: 'Closing Date', description: 'The day of the closing.' })).toMatchObject(
    {
      day: null,
      isTicked: false,
      title: 'Closing Date',
      description: 'The day of the closing.',
    },
  );
});

test('added dates come last, ticked, each with an id of its own', () => {
  const twice = addDraft(addDraft([scanned(0)], 'Walk-through', DAY), 'Key handover', DAY);
  expect(twice.map(({ id }) => id)).toEqual(['scan-0', 'added-1', 'added-2']);
  expect(twice.at(-1)).toMatchObject({ title: 'Key handover', isTicked: true });
});

test('an id is not given again while its row is there', () => {
  const rest = removeDraft(addDraft(addDraft([], 'First', DAY), 'Second', DAY), 'added-1');
  expect(addDraft(rest, 'Third', DAY).map(({ id }) => id)).toEqual(['added-2', 'added-3']);
});

test('ticking touches one row, select all every row', () => {
  const drafts = [scanned(0), scanned(1)];
  expect(tickDraft(drafts, 'scan-1', false).map(({ isTicked }) => isTicked)).toEqual([true, false]);
  expect(tickAll(drafts, false).some(({ isTicked }) => isTicked)).toBe(false);
});

test('unticking what is not set leaves only rows that can be sent', () => {
  const drafts = untickIncomplete(tickAll([scanned(0), scanned(1, null)], true));
  expect(drafts.filter(({ isTicked }) => isTicked).every(isComplete)).toBe(true);
});

test('rows that are made anew keep the dates that a person set or added', () => {
  const set = editDraft([scanned(0, null), scanned(1), scanned(2)], 'scan-0', 'Closing Date', DAY);
  const renewed = renewDrafts(addDraft(set, 'Walk-through', DAY), [
    { ...scanned(0, null), number: '7' },
    { ...scanned(1), title: 'Loan' },
  ]);
  expect(renewed).toMatchObject([
    { id: 'scan-0', number: '7', title: 'Closing Date', day: DAY, isTicked: true, isEdited: true },
    { id: 'scan-1', title: 'Loan', isEdited: false },
    { id: 'added-1', title: 'Walk-through', day: DAY },
  ]);
});

test('a date that a person set outlives the row that it was set in', () => {
  const set = editDraft([scanned(0), scanned(1)], 'scan-1', 'Closing Date', DAY);
  expect(renewDrafts(set, [scanned(0)]).map(({ title }) => title)).toEqual(['Row 0', 'Closing Date']);
});

test('removing and undoing gives the rows back as they were', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 20 }), fc.nat(19), (count, at) => {
      const drafts = Array.from({ length: count }, (_, position) => scanned(position));
      const position = at % count;
      const draft = drafts[position]!;
      expect(restoreDraft(removeDraft(drafts, draft.id), draft, position)).toEqual(drafts);
    }),
  );
});

test('rows are reworked by an edit, a tick or a removal, and not by a date that was added', () => {
  const fresh = [scanned(0), scanned(1, null)];
  expect(areReworked(fresh, fresh)).toBe(false);
  expect(areReworked(addDraft(fresh, 'Key handover', DAY), fresh)).toBe(false);
  expect(areReworked(editDraft(fresh, 'scan-1', 'Row 1', DAY), fresh)).toBe(true);
  expect(areReworked(tickDraft(fresh, 'scan-0', false), fresh)).toBe(true);
  expect(areReworked(removeDraft(fresh, 'scan-0'), fresh)).toBe(true);
});
