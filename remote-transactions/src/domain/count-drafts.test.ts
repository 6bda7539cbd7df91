import { NO_OWN_DAYS_OFF } from '@keydate/domain/computed-deadlines/own-days-off';
import { aDay } from '@keydate/testing/builders/days';
import { countDrafts, draftCountedAgain, isConfirmed, waitingRows, type CountedContract } from './count-drafts';
import { draftEdited, draftOfScan, type DateDraft } from './date-draft';
import { groupOf } from './row-groups';

const rows = [
  ['Record Title Deadline', 'MEC + 4 days'],
  ['Inspection Objection Deadline', 'MEC + 18 Days'],
  ['Inspection Resolution Deadline', '3 days after Inspection Objection Deadline'],
  ['New Loan Terms Deadline', '06-19-2026'],
  ['Survey Deadline', 'Upon receipt'],
  ['Appraisal Deadline', '10 business days after MEC'],
  ['Closing Date', '07-15-2026'],
] as const;
const drafts = rows.map(([title, words], at) => {
  const day = /^\d\d-/.test(words) ? aDay(words) : null;
  return draftOfScan(at, { number: String(at), title, description: '', words, day, flags: [] });
});
const contract = (change: Partial<CountedContract['counting']> = {}, state = 'Colorado'): CountedContract => ({
  counting: { start: '06/01/2026', roll: 'will', ...change },
  listing: { state, zipcode: '80202' },
  timeOfDay: null,
  ownDaysOff: NO_OWN_DAYS_OFF,
});
const shown = (all: readonly DateDraft[]) =>
  all.map(({ title, day, isTicked }) => `${isTicked ? '✓' : '–'} ${title} ${day}`);

test('until the person has confirmed MEC and the rule, only the contract’s own days are there', () => {
  for (const unconfirmed of [contract({ start: '' }), contract({ start: '13/40/2026' }), contract({ roll: null })]) {
    expect(isConfirmed(unconfirmed)).toBe(false);
    expect(countDrafts(drafts, unconfirmed)).toEqual(drafts);
  }
  expect(waitingRows(drafts, contract())).toBe(5);
});

test('then rows have the days that are counted, and are ticked unless there is a remark', () => {
  expect(shown(countDrafts(drafts, contract()))).toEqual([
    '✓ Record Title Deadline 06-05-2026',
    '✓ Inspection Objection Deadline 06-22-2026',
    '✓ Inspection Resolution Deadline 06-25-2026',
    '✓ New Loan Terms Deadline 06-22-2026',
    '– Survey Deadline null',
    '– Appraisal Deadline 06-15-2026',
    '✓ Closing Date 07-15-2026',
  ]);
  const [, objection, , loan, survey, appraisal] = countDrafts(drafts, contract());
  expect(objection?.counted?.steps.join(' ')).toBe(
    'MEC Mon 06-01 + 18 days = Fri 06-19 (Juneteenth) → Mon 06-22, because Will is checked',
  );
  expect(loan?.counted?.readDay).toBe('06-19-2026');
  expect(survey?.counted?.steps).toEqual([expect.stringMatching(/^Waits for/)]);
  expect(groupOf(appraisal!)).toBe('to-check');
});

test('another MEC counts them again; taking it back gives the contract’s own days', () => {
  const first = countDrafts(drafts, contract());
  expect(countDrafts(first, contract({ start: '06/02/2026' }))[0]?.day).toBe('06-08-2026');
  expect(shown(countDrafts(first, contract({ start: '' })))).toEqual(shown(drafts));
});

test('a row that the person unticked stays so while its day stays', () => {
  const first = countDrafts(drafts, contract()).map((draft, at) => (at === 0 ? { ...draft, isTicked: false } : draft));
  expect(countDrafts(first, contract())[0]?.isTicked).toBe(false);
  expect(countDrafts(first, contract({ start: '06/03/2026' }))[0]?.isTicked).toBe(true);
});

test('a day that a person set stays, rows count from it, and it can be counted again', () => {
  const first = countDrafts(drafts, contract());
  const edited = first.map((draft, at) => (at === 1 ? draftEdited(draft, draft.title, aDay('06-24-2026')) : draft));
  const [, objection, resolution] = countDrafts(edited, contract({ start: '06/02/2026' }));
  expect([objection?.day, resolution?.day]).toEqual(['06-24-2026', '06-29-2026']);
  const again = edited.map((draft, at) => (at === 1 ? draftCountedAgain(draft) : draft));
  expect(countDrafts(again, contract())[1]).toMatchObject({ day: '06-22-2026', isEdited: false, isTicked: true });
});

test.each([
  ['Utah', { start: '', roll: null }, true],
  ['Texas', { start: '06/01/2026', roll: null }, true],
  ['California', { start: '', roll: null }, false],
  ['Wyoming', { start: '06/01/2026', roll: null }, false],
] as const)('in %s a state’s form may decide what the person need not confirm', (state, counting, confirmed) => {
  expect(isConfirmed(contract(counting, state))).toBe(confirmed);
});

test('a day off that the company added is off at review, too', () => {
  const ownDaysOff = { ...NO_OWN_DAYS_OFF, appointed: [aDay('06-05-2026')] };
  expect(countDrafts(drafts, { ...contract(), ownDaysOff })[0]?.day).toBe('06-08-2026');
});
