import type { ContractDate, Transaction } from '@keydate/contracts/transactions';
import { compareDays, type CalendarDay } from '@keydate/domain/calendar-day';
import { latestDisclosureDay, namesClosing } from '@keydate/domain/closing-disclosure';
import { isOpen } from '@keydate/domain/deadlines';

export interface Disclosure {
  /** The latest day on which the Closing Disclosure of a loan may be received. */
  day: CalendarDay;
  isPast: boolean;
}

/** By when the Closing Disclosure is received, of a closing that is still to come; null for any other deadline. */
export function disclosureOfClosing(
  { title, date, done }: Pick<ContractDate, 'title' | 'date' | 'done'>,
  today: CalendarDay,
): Disclosure | null {
  if (!namesClosing(title) || !isOpen({ date, done }, today)) return null;
  const day = latestDisclosureDay(date);
  return { day, isPast: compareDays(day, today) < 0 };
}

export interface MovedClosing extends Disclosure {
  closing: CalendarDay;
  /** By when the Closing Disclosure had to be received before the closing was moved. */
  was: CalendarDay;
}

/** The closing that was moved, while it is still to come and the Closing Disclosure has another latest day than before; else null. */
export function movedClosingOf(
  { status, contractDates, disclosure_was: was }: Pick<Transaction, 'status' | 'contractDates' | 'disclosure_was'>,
  today: CalendarDay,
): MovedClosing | null {
  if (was === null || status !== 'Active') return null;
  for (const date of contractDates) {
    const disclosure = disclosureOfClosing(date, today);
    if (disclosure && disclosure.day !== was) return { ...disclosure, closing: date.date, was };
  }
  return null;
}
