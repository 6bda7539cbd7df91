import { aContractDate, aDeadlineDone } from '@keydate/testing/builders/transactions';
import type { CalendarDay } from '@keydate/domain/calendar-day';
import { disclosureOfClosing, movedClosingOf } from './disclosure-of-closing';

const closing = aContractDate({ title: 'Closing Date', date: '07-08-2026' as CalendarDay });

const facts = { closing: closing._id, no_loan: false };

test('a closing that is to come says by when the Closing Disclosure is received, and mailed', () => {
  expect(disclosureOfClosing(closing, facts, '06-30-2026' as CalendarDay)).toEqual({
    day: '07-03-2026',
    isPast: false,
    mailing: { day: '06-30-2026', isPast: false },
  });
});

test('a closing that comes too soon to mail it, or at all, says that the day is past', () => {
  const [tooSoonToMail, tooSoon] = (['07-01-2026', '07-04-2026'] as CalendarDay[]).map((today) =>
    disclosureOfClosing(closing, facts, today),
  );
  expect([tooSoonToMail?.isPast, tooSoonToMail?.mailing.isPast]).toEqual([false, true]);
  expect(tooSoon?.isPast).toBe(true);
});

test.each([
  ['is done', { ...closing, done: aDeadlineDone() }, facts, '07-01-2026'],
  ['is over', closing, facts, '07-09-2026'],
  ['is not the closing, whatever its title', closing, { ...facts, closing: 'another' }, '07-01-2026'],
  ['needs no loan', closing, { ...facts, no_loan: true }, '07-01-2026'],
])('a deadline that %s says nothing of it', (_which, date, ofTransaction, today) => {
  expect(disclosureOfClosing(date, ofTransaction, today as CalendarDay)).toBeNull();
});

describe('a closing that was moved', () => {
  const was = '06-27-2026' as CalendarDay;
  const moved = { ...facts, status: 'Active' as const, contractDates: [aContractDate(), closing], disclosure_was: was };

  test('is told with both latest days, until it has passed', () => {
    const told = { closing: '07-08-2026', day: '07-03-2026', was };
    expect(movedClosingOf(moved, '07-03-2026' as CalendarDay)).toMatchObject({ ...told, isPast: false });
    expect(movedClosingOf(moved, '07-08-2026' as CalendarDay)).toMatchObject({ ...told, isPast: true });
    expect(movedClosingOf(moved, '07-09-2026' as CalendarDay)).toBeNull();
  });

  test.each([
    ['of a closed transaction', { ...moved, status: 'Closed' as const }],
    ['that changed no latest day', { ...moved, disclosure_was: '07-03-2026' as CalendarDay }],
    ['that is checked off', { ...moved, contractDates: [{ ...closing, done: aDeadlineDone() }] }],
    ['of cash', { ...moved, no_loan: true }],
    ['that never moved', { ...moved, disclosure_was: null }],
  ])('%s is not told', (_which, transaction) => {
    expect(movedClosingOf(transaction, '07-01-2026' as CalendarDay)).toBeNull();
  });
});
