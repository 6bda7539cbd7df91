import { createHash } from 'node:crypto';
import { dayFromSql, type CalendarDay } from '@keydate/domain/calendar-day';
import { specialEndingTime } from '@keydate/domain/deadline-end';
import { isShownToLender } from '@keydate/domain/lender-access';
import type { Notification } from '@keydate/domain/reminder-plan';
import type { TimeOfDay } from '@keydate/domain/time-of-day';
import { timeZoneOfProperty } from '@keydate/domain/us-states';
import type { TransactionInFeed } from './calendar-feeds.repository';

/** A deadline as an event of a calendar. */
export interface FeedEvent {
  /** The same for as long as the deadline exists. */
  uid: string;
  transactionId: string;
  title: string;
  street: string;
  day: CalendarDay;
  /** The hour of its end at the property; null: 11:59 PM, an event of a whole day. */
  endsBy: TimeOfDay | null;
  timeZone: string;
  isCanceled: boolean;
  sequence: number;
  changedAt: Date;
  /** Of its reminders. */
  leads: readonly Notification[];
}

/**
 * The events of a transaction for one reader: each open deadline of an active transaction; and those that were settled, removed or
 * closed since a moment, as canceled ones.
 */
export function eventsOfFeed(transaction: TransactionInFeed, since: Date): FeedEvent[] {
  const { id, street, status, share, createdAt, notificationType: type, notificationValue: value } = transaction;
  const leads = [{ type, value }, ...transaction.furtherLeads];
  const changes = new Map((transaction.events ?? []).map((event) => [event[0], event]));
  const current = (transaction.dates ?? []).map(([dateId, day, title, settledAt]) => {
    const [, sequence, changedAt] = changes.get(dateId) ?? [dateId, 0, settledAt ?? createdAt];
    return { dateId, day, title, sequence, changedAt, isCanceled: status !== 'Active' || settledAt !== null };
  });
  // nobody knows whether its lender saw a removed one: theirs vanish
  const removed = (share ? [] : [...changes.values()]).flatMap(([dateId, sequence, changedAt, gone]) =>
    gone ? [{ dateId, ...gone, sequence, changedAt, isCanceled: true }] : [],
  );
  return [...current, ...removed].flatMap(({ dateId, day, title, sequence, changedAt, isCanceled }) => {
    const changed = new Date(changedAt);
    if (isCanceled && changed < since) return [];
    if (share && !isShownToLender({ id: dateId, title }, share)) return [];
    return {
      uid: uidOf(id, dateId),
      transactionId: id,
      title,
      street,
      day: dayFromSql(day),
      endsBy: specialEndingTime(title, transaction),
      timeZone: timeZoneOfProperty(transaction),
      isCanceled,
      sequence,
      changedAt: changed,
      leads: transaction.leadsOfDates[dateId] ?? leads,
    };
  });
}

/** Browsers choose the ids of dates, so that they may hold any letters. */
function uidOf(transactionId: string, dateId: string): string {
  const digest = createHash('sha256').update(JSON.stringify([transactionId, dateId]));
  return `${digest.digest('hex').slice(0, UID_LENGTH)}@keydate`;
}

const UID_LENGTH = 32;
