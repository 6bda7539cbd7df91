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
  const timeZone = timeZoneOfProperty(transaction);
  const current = (transaction.dates ?? []).map(([dateId, day, title, settledAt]) => {
    const entered = settledAt ?? createdAt;
    const [, sequence, changedAt, canceledAt] = changes.get(dateId) ?? [dateId, 0, entered, entered];
    const isCanceled = status !== 'Active' || settledAt !== null;
    const endsBy = specialEndingTime(title, transaction);
    return { dateId, title, street, day, endsBy, timeZone, isCanceled, sequence, changedAt, canceledAt };
  });
  // nobody knows whether its lender saw a removed one: theirs vanish
  const removed = (share ? [] : [...changes.values()]).flatMap(([dateId, sequence, changedAt, canceledAt, gone]) => {
    if (!gone) return [];
    const endsBy = specialEndingTime(gone.title, transaction);
    return [{ dateId, street, endsBy, timeZone, ...gone, isCanceled: true, sequence, changedAt, canceledAt }];
  });
  return [...current, ...removed].flatMap(({ dateId, day, changedAt, canceledAt, ...event }) => {
    if (event.isCanceled && new Date(canceledAt ?? changedAt) < since) return [];
    if (share && !isShownToLender({ id: dateId, title: event.title }, share)) return [];
    return {
      ...event,
      uid: uidOf(id, dateId),
      transactionId: id,
      day: dayFromSql(day),
      changedAt: new Date(changedAt),
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
