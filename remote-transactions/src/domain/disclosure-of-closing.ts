import type { ContractDate, Transaction } from '@keydate/contracts/transactions';
import { compareDays, type CalendarDay } from '@keydate/domain/calendar-day';
import { disclosureDayOf, mailingDayOf } from '@keydate/domain/closing-disclosure';

/** A day, and if it has passed. */
interface LatestDay {
  day: CalendarDay;
  isPast: boolean;
}

/** The latest day on which the Closing Disclosure of a loan may be received. */
export interface Disclosure extends LatestDay {
  /** The latest day on which it can be mailed to be received by then. */
  mailing: LatestDay;
}

type Facts = Pick<Transaction, 'closing' | 'no_loan'>;

/** By when the Closing Disclosure is received, and mailed, for a closing that is still to come; null for any other deadline. */
export function disclosureOfClosing(
  { _id, date, done }: Pick<ContractDate, '_id' | 'date' | 'done'>,
  { closing, no_loan: noLoan }: Facts,
  today: CalendarDay,
): Disclosure | null {
  if (_id !== closing || noLoan || done !== null || compareDays(date, today) < 0) return null;
  return disclosureFor(date, today);
}

/** The same for a closing on any day; null in the calendar's first year. */
export function disclosureFor(closing: CalendarDay, today: CalendarDay): Disclosure | null {
  const [day, mailing] = [disclosureDayOf(closing), mailingDayOf(closing)];
  return day && mailing && { ...latest(day, today), mailing: latest(mailing, today) };
}

function latest(day: CalendarDay, today: CalendarDay): LatestDay {
  return { day, isPast: compareDays(day, today) < 0 };
}

export interface MovedClosing extends Disclosure {
  closing: CalendarDay;
  /** By when the Closing Disclosure had to be received before the closing was moved. */
  was: CalendarDay;
}

/** The closing that was moved, while it is still to come and the Closing Disclosure has another latest day than before; else null. */
export function movedClosingOf(
  transaction: Facts & Pick<Transaction, 'status' | 'contractDates' | 'disclosure_was'>,
  today: CalendarDay,
): MovedClosing | null {
  const { status, contractDates, closing, disclosure_was: was } = transaction;
  const date = contractDates.find(({ _id }) => _id === closing);
  if (was === null || status !== 'Active' || !date) return null;
  const disclosure = disclosureOfClosing(date, transaction, today);
  return disclosure && disclosure.day !== was ? { ...disclosure, closing: date.date, was } : null;
}
