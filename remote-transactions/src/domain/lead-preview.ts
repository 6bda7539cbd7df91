import type { Notification } from '@keydate/contracts/notification';
import type { Transaction } from '@keydate/contracts/transactions';
import { deadlineEnd } from '@keydate/domain/deadline-end';
import { planReminders, reminderMoments } from '@keydate/domain/reminder-plan';
import { timeZoneOfProperty } from '@keydate/domain/us-states';
import { endingTermsOf } from './clock-of-transaction';
import { inDateOrder } from './dates-edit';
import { leadTimesOf, ownLeadTimesOf } from './lead-times-of';

/** When the reminders of an open deadline would go out. */
export interface PreviewedDeadline {
  id: string;
  title: string;
  /** Those ahead, the earliest first. */
  moments: readonly Date[];
  /** True if one would go out at once, because its moment has passed. */
  isAtOnce: boolean;
  /** True if two of its lead times fall on one moment. */
  isShared: boolean;
}

/**
 * When reminders would go out with the proposed lead times, by the plan of the server. One whose moment has passed is left out if
 * one of a saved lead time, nearer to the end or at the same moment, has gone out.
 */
export function previewOfLeads(proposed: Transaction, saved: Transaction, now: Date): PreviewedDeadline[] {
  const timeZone = timeZoneOfProperty(proposed);
  const terms = { ...endingTermsOf(proposed), timeZone };
  return inDateOrder(proposed.contractDates).flatMap(({ _id: id, title, date, done }) => {
    const deadline = { title, date, isDone: done !== null };
    if (done !== null || deadlineEnd(deadline, terms, timeZone) <= now) return [];
    const leads = leadsOf(proposed, id);
    const momentOf = (lead: Notification) => reminderMoments(deadline, lead, terms).remindAt;
    const goneOut = leadsOf(saved, id)
      .map(momentOf)
      .filter((moment) => moment <= now);
    const planned = planReminders(deadline, { ...terms, leads }, now);
    const ahead = planned.filter(({ isLate }) => !isLate);
    return {
      ...{ id, title },
      moments: ahead.map(({ goesOutAt }) => goesOutAt).toReversed(),
      isAtOnce: planned.some(({ isLate, remindAt }) => isLate && goneOut.every((moment) => moment < remindAt)),
      isShared: new Set(leads.map((lead) => momentOf(lead).getTime())).size < leads.length,
    };
  });
}

function leadsOf(transaction: Transaction, id: string) {
  return ownLeadTimesOf(transaction, id) ?? leadTimesOf(transaction);
}
