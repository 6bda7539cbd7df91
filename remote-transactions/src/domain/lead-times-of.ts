import type { Notification } from '@keydate/contracts/notification';
import type { Transaction } from '@keydate/contracts/transactions';

/** The fields of a transaction that say how long before its end each deadline is announced. */
export type AnnouncedTransaction = Pick<Transaction, 'notification' | 'lead_times' | 'deadline_lead_times'>;

export type LeadTimes = readonly Notification[];

/** The lead times of each deadline that has none of its own, the nearest first; an older server names that one alone. */
export function leadTimesOf({ notification, lead_times: leads }: AnnouncedTransaction): LeadTimes {
  return leads.length > 0 ? leads : [notification];
}

/** A deadline's own lead times; null where it has those of the transaction. */
export function ownLeadTimesOf({ deadline_lead_times: own }: AnnouncedTransaction, id: string): LeadTimes | null {
  return own.find(({ _id }) => _id === id)?.lead_times ?? null;
}

/** A transaction in which a deadline, or each of them if `id` is null, has these lead times. */
export function withLeadTimes<T extends AnnouncedTransaction>(
  transaction: T,
  id: string | null,
  leads: LeadTimes | null,
): T {
  if (id === null) return { ...transaction, lead_times: [...(leads ?? [])] };
  const others = transaction.deadline_lead_times.filter(({ _id }) => _id !== id);
  const own = leads ? [{ _id: id, lead_times: [...leads] }] : [];
  return { ...transaction, deadline_lead_times: [...others, ...own] };
}

/** "6 hours, 2 days, and 1 week". */
export function leadsInWords(leads: LeadTimes): string {
  return new Intl.ListFormat('en-US').format(
    leads.map(({ type, value }) => `${value} ${value === 1 ? type.slice(0, -1) : type}`),
  );
}
