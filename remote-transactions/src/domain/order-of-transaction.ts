import type { Transaction } from '@keydate/contracts/transactions';
import type { CalendarDay } from '@keydate/domain/calendar-day';
import { decideClosing } from '@keydate/domain/closing';
import { startOf } from '@keydate/domain/computed-deadlines/compute-deadlines';
import { orderWarnings, type OrderWarning } from '@keydate/domain/order-of-days';
import { startOfState, type Counting } from './count-drafts';
import { isComplete, type DateDraft } from './date-draft';
import { typedDay } from '@keydate/domain/typed-day';

/** The odd days of a transaction, among its open deadlines; its closing counts although it may be settled. */
export function orderOfTransaction(transaction: Transaction, today: CalendarDay): OrderWarning[] {
  const { contractDates, counting, closing } = transaction;
  const open = contractDates.filter(({ done, _id }) => done === null || _id === closing);
  return orderWarnings({
    dates: open.map(({ _id: id, title, date }) => ({ id, title, date })),
    start: startOf(counting ?? {}),
    closing,
    today,
  });
}

/** The odd days of the rows that are ticked at review; the closing counts although its remarks may have unticked it. */
export function orderOfDrafts(
  drafts: readonly DateDraft[],
  { counting, listing }: { counting: Counting; listing: { state: string } },
  today: CalendarDay,
): OrderWarning[] {
  const complete = drafts.filter(isComplete);
  const closing = decideClosing(complete, null).id;
  const dates = complete
    .filter(({ id, isTicked }) => isTicked || id === closing)
    .map(({ id, title, day }) => ({ id, title, date: day }));
  const name = startOfState(listing.state);
  return orderWarnings({
    dates,
    start: name === null ? null : startOf({ [name]: typedDay(counting.starts[name] ?? '') }),
    closing,
    today,
  });
}
