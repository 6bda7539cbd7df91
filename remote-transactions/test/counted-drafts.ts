import { NO_OWN_DAYS_OFF } from '@keydate/domain/computed-deadlines/own-days-off';
import { aDay } from '@keydate/testing/builders/days';
import type { CountedContract, Counting } from '../src/domain/count-drafts';
import { draftOfScan, type DateDraft } from '../src/domain/date-draft';

const ROWS = [
  ['Record Title Deadline', 'MEC + 4 days'],
  ['Inspection Objection Deadline', 'MEC + 18 Days'],
  ['Inspection Resolution Deadline', '3 days after Inspection Objection Deadline'],
  ['New Loan Terms Deadline', '06-19-2026'],
  ['Survey Deadline', 'Upon receipt'],
  ['Appraisal Deadline', '10 business days after MEC'],
  ['Closing Date', '07-15-2026'],
] as const;
export const read = (all: readonly (readonly [title: string, words: string])[]) =>
  all.map(([title, words], at) => {
    const day = /^\d\d-\d\d-\d{4}$/.test(words) ? aDay(words) : null;
    return draftOfScan(at, { number: String(at), title, description: '', words, day, flags: [] });
  });
export const drafts = read(ROWS);
export const MEC = { mec: '06/01/2026' };
export const contract = (change: Partial<Counting> = {}, state = 'Colorado'): CountedContract => ({
  counting: { starts: MEC, roll: 'will', ...change },
  listing: { state, zipcode: '80202' },
  timeOfDay: null,
  acceptanceTime: null,
  ownDaysOff: NO_OWN_DAYS_OFF,
});
export const startsAt = (mec: string) => contract({ starts: { mec } });
export const nothing = contract({ starts: {}, roll: null });
/** The note of each row that has one. */
export const notes = (all: readonly DateDraft[]) =>
  all.flatMap(({ title, counted }) => (counted ? [`${title}: ${counted.steps.join(' ')}`] : []));
export const shown = (all: readonly DateDraft[]) =>
  all.map(({ title, day, isTicked }) => `${isTicked ? '✓' : '–'} ${title} ${day}`);
