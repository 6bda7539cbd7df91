import { NO_OWN_DAYS_OFF } from '@keydate/domain/computed-deadlines/own-days-off';
import { aDay } from '@keydate/testing/builders/days';
import { aContractDate, aDeadlineDone, aTransaction } from '@keydate/testing/builders/transactions';
import { explainedDay, previewOf } from './counted-transaction';

const counting = {
  mec: aDay('06-01-2026'),
  contractDate: null,
  acceptance: null,
  effectiveDate: null,
  roll: 'will' as const,
};
const counted = (title: string, day: string, words: string) =>
  aContractDate({ _id: title, title, date: aDay(day), words, follows: true });
const DATES = [
  counted('Title Deadline', '06-08-2026', 'MEC + 7 days'),
  counted('Inspection Objection Deadline', '06-22-2026', 'MEC + 18 days'),
  counted('Inspection Resolution Deadline', '06-24-2026', '2 days after Inspection Objection Deadline'),
  aContractDate({ _id: 'Closing Date', title: 'Closing Date', date: aDay('07-15-2026') }),
];
const transaction = aTransaction({ counting, contractDates: DATES });
const LATER = { counting: { ...counting, mec: aDay('06-08-2026') } };
const choices = (kept: string[] = []) => ({ kept: new Set(kept), ownDaysOff: NO_OWN_DAYS_OFF });
const days = (dates: readonly { date: string; follows: boolean }[]) =>
  dates.map(({ date, follows }) => `${date}${follows ? ' follows' : ''}`);

test('a new MEC moves what counts from it', () => {
  const { moves, dates } = previewOf(transaction, LATER, choices());
  expect(moves.map(({ title }) => title)).toEqual(DATES.slice(0, 3).map(({ title }) => title));
  expect(days(dates)).toEqual(['06-15-2026 follows', '06-26-2026 follows', '06-29-2026 follows', '07-15-2026']);
});

test('a date that stays is still listed, follows no longer, and others count from its day', () => {
  const { moves, dates } = previewOf(transaction, LATER, choices(['Inspection Objection Deadline']));
  expect(moves.map(({ title, to }) => [title, to])).toEqual([
    ['Title Deadline', '06-15-2026'],
    ['Inspection Objection Deadline', '06-26-2026'],
  ]);
  expect(days(dates)).toEqual(['06-15-2026 follows', '06-22-2026', '06-24-2026 follows', '07-15-2026']);
});

test('a date that would not move because another one stays still follows', () => {
  const kept = ['Inspection Resolution Deadline', 'Inspection Objection Deadline'];
  const { moves, dates } = previewOf(transaction, LATER, choices(kept));
  expect(moves.map(({ title }) => title)).toEqual(['Title Deadline', 'Inspection Objection Deadline']);
  expect(days(dates)).toEqual(['06-15-2026 follows', '06-22-2026', '06-24-2026 follows', '07-15-2026']);
});

test('others count from a written date that stays on a day off under a new rule', () => {
  const saturday = aContractDate({ _id: 'A', title: 'Inspection Objection Deadline', date: aDay('06-20-2026') });
  const later = counted('B', '06-23-2026', '3 days after Inspection Objection Deadline');
  const counts = { ...counting, roll: 'will_not' as const };
  const written = aTransaction({ counting: counts, contractDates: [saturday, later] });
  expect(days(previewOf(written, { counting }, choices(['A'])).dates)).toEqual(['06-20-2026', '06-23-2026 follows']);
  expect(days(previewOf(written, { counting }, choices()).dates)).toEqual(['06-22-2026 follows', '06-25-2026 follows']);
});

test('a date that is settled stays, and would be open again if it moved', () => {
  const done = { ...DATES[0]!, done: aDeadlineDone() };
  const settled = { ...transaction, contractDates: [done, ...DATES.slice(1)] };
  const { moves, dates } = previewOf(settled, LATER, choices());
  expect(moves.map(({ title }) => title)).not.toContain('Title Deadline');
  expect(dates[0]).toEqual(done);
});

test('a date that counts from nothing has no explanation', () => {
  expect(explainedDay(transaction, 'Closing Date', NO_OWN_DAYS_OFF)).toBeUndefined();
  expect(explainedDay(transaction, 'Title Deadline', NO_OWN_DAYS_OFF)?.steps).toEqual([
    'MEC Mon 06-01 + 7 days = Mon 06-08',
  ]);
});

test('a day off that the company added moves what follows, once a person has seen it', () => {
  const ownDaysOff = { ...NO_OWN_DAYS_OFF, appointed: [aDay('06-08-2026')] };
  expect(explainedDay(transaction, 'Title Deadline', ownDaysOff)?.day).toBe('06-09-2026');
  const { moves } = previewOf(transaction, {}, { kept: new Set(), ownDaysOff });
  expect(moves.map(({ title, to }) => [title, to])).toEqual([['Title Deadline', '06-09-2026']]);
});
