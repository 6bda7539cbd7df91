import { randomUUID } from 'node:crypto';
import { dayFromSql } from '@keydate/domain/calendar-day';
import { leadName } from '@keydate/domain/lead-times';
import { outsideQuietHours, type QuietHours } from '@keydate/domain/quiet-hours';
import {
  planExtraReminder,
  planReminders as planLeads,
  type PlannedDeadline,
  type PlannedReminder,
  type ReminderTerms,
} from '@keydate/domain/reminder-plan';
import { timeZoneOfProperty } from '@keydate/domain/us-states';
import type { Tx } from '../../db/database';
import type { Member } from '../../accounts';
import { lockTransactions, type TransactionRow, transactionsReadBy } from '../../transactions';
import {
  activeTransactionsOf,
  datesOfTransactions,
  replacePlanned,
  type NewReminder,
  type PlannedDate,
} from '../planning.repository';
import { type ExtraReminder, extrasOf } from '../answers/answers.repository';
import { retryFollowUpsNow, retryMailsNow } from '../reminder-mails.repository';
import type { ReminderChannel } from '../reminders.table';
import { type Channels, channelsTo } from './channels-to';
import { planSummary } from '../summaries/use-cases/plan-summary';

/**
 * How many transactions are planned together. The reminders of more, thousands, would exceed the statement's time limit, and take much
 * memory at a start.
 */
export const PLANNED_AT_ONCE = 25;

/**
 * Plans the reminders of transactions again, in the database transaction of the change that requires it. If the change
 * concerns one person alone, pass them as `onlyTo`. A sent reminder is not sent again (server/src/reminders/README.md, Reminders).
 */
export async function planReminders(
  tx: Tx,
  now: Date,
  transactionIds: readonly string[],
  onlyTo: string | null = null,
): Promise<void> {
  if (transactionIds.length === 0) return;
  const rows = await lockTransactions(tx, transactionIds);
  // sorted by id, with which the keys of reminders begin: all code locks reminders in that order
  const sorted = [...new Set(transactionIds)].toSorted((one, other) => (one < other ? -1 : 1));
  for (let at = 0; at < sorted.length; at += PLANNED_AT_ONCE) {
    const ids = sorted.slice(at, at + PLANNED_AT_ONCE);
    const active = rows.filter(({ id, status }) => status === 'Active' && ids.includes(id));
    const wanted = await plansOf(tx, now, active);
    const toStore = onlyTo === null ? wanted : wanted.filter(({ personId }) => personId === onlyTo);
    await replacePlanned(tx, ids, { wanted: toStore, onlyTo, now });
    await retryMailsNow(tx, ids, now);
  }
}

async function plansOf(tx: Tx, now: Date, active: readonly TransactionRow[]): Promise<NewReminder[]> {
  const activeIds = active.map(({ id }) => id);
  const dates = byTransaction(await datesOfTransactions(tx, activeIds));
  const channels = await channelsTo(tx, active);
  const extras = byTransaction(await extrasOf(tx, activeIds));
  return active.flatMap((transaction) => {
    const recipients = channels.get(transaction.id) ?? [];
    const [itsDates, itsExtras] = [dates.get(transaction.id) ?? [], extras.get(transaction.id) ?? []];
    return plansFor(transaction, itsDates, { recipients, extras: itsExtras, now });
  });
}

/** Plans the transactions of these owners in a company again: an employee has joined or left them. */
export async function planRemindersOf(
  tx: Tx,
  now: Date,
  owners: { companyId: string; ownerIds: readonly string[] },
): Promise<void> {
  await planReminders(tx, now, await activeTransactionsOf(tx, owners));
}

function byTransaction<Row extends { transactionId: string }>(rows: readonly Row[]): Map<string, Row[]> {
  const found = new Map<string, Row[]>();
  for (const row of rows) {
    const ofTransaction = found.get(row.transactionId);
    if (ofTransaction) ofTransaction.push(row);
    else found.set(row.transactionId, [row]);
  }
  return found;
}

/** The terms of a transaction for its reminders. */
export function termsOf(
  transaction: Pick<
    TransactionRow,
    'state' | 'zipcode' | 'timeOfDay' | 'acceptanceTime' | 'notificationType' | 'notificationValue' | 'furtherLeads'
  >,
): ReminderTerms {
  const {
    state,
    timeOfDay,
    acceptanceTime,
    notificationType: type,
    notificationValue: value,
    furtherLeads,
  } = transaction;
  const leads = [{ type, value }, ...furtherLeads];
  return { timeZone: timeZoneOfProperty(transaction), state, timeOfDay, acceptanceTime, leads };
}

interface Planning {
  recipients: readonly Channels[];
  /** Of the same transaction. */
  extras: readonly ExtraReminder[];
  now: Date;
}

/** A reminder of a deadline, and the part of its key that tells it from other reminders of the same deadline. */
interface Announcement {
  plan: PlannedReminder;
  choice: string;
  lead: string;
  isExtra: boolean;
}

function plansFor(
  transaction: TransactionRow,
  dates: readonly PlannedDate[],
  { recipients, extras, now }: Planning,
): NewReminder[] {
  const { id: transactionId, leadsOfDates } = transaction;
  const terms = termsOf(transaction);
  return dates.flatMap(({ id: dateId, day, title, doneAt }) => {
    const deadline = { title, date: dayFromSql(day), isDone: doneAt !== null };
    const planned = planLeads(deadline, { ...terms, leads: leadsOfDates[dateId] ?? terms.leads }, now);
    const toAll: Announcement[] = planned.map(({ lead, ...plan }) => {
      const name = leadName(lead);
      return { plan, choice: name, lead: name, isExtra: false };
    });
    const askedFor = extras.filter((one) => one.dateId === dateId && one.day === day);
    const told = recipients.filter(({ hearsOf }) => hearsOf({ id: dateId, title }));
    return told.flatMap(({ personId, channels, quiet }) =>
      channels.flatMap((channel) => {
        const extra = extrasFor(personId, deadline);
        // of two reminders at one moment the person gets theirs: the general one may have gone out under its name before
        const others = toAll.filter((one) => !extra.some((other) => isAtOneMoment(one, other)));
        const timed = others.map((one) => timeOf(one, channel, { quiet, now }));
        const asked = extra.map((one) => inPlaceOf(toAll, timeOf(one, channel, { quiet, now })));
        return [...eachMomentOnce(timed), ...asked].map(
          ({ plan: { remindAt, endsAt }, choice, lead, isExtra, at }) => ({
            id: randomUUID(),
            key: [transactionId, dateId, day, choice, personId, channel].join(' '),
            ...{ transactionId, dateId, day, title, personId, channel, lead, isExtra, remindAt, endsAt },
            ...{ goesOutAt: at.goesOutAt, isLate: at.isLate, timeZone: terms.timeZone, plannedAt: now },
          }),
        );
      }),
    );

    function extrasFor(personId: string, of: PlannedDeadline): Announcement[] {
      return askedFor.flatMap((extra) => {
        if (extra.personId !== personId) return [];
        const plan = planExtraReminder(of, terms, { askedFor: extra.remindAt, now });
        if (!plan) return [];
        return [{ plan, choice: `${+extra.remindAt} at`, lead: extra.lead, isExtra: true }];
      });
    }
  });
}

function isAtOneMoment({ plan: one }: Announcement, { plan: other }: Announcement): boolean {
  return one.remindAt.getTime() === other.remindAt.getTime();
}

/** A reminder that a person asked for is also that of everyone, if it replaces it: an answer to it counts for all. */
function inPlaceOf(toAll: readonly Announcement[], asked: Timed): Timed {
  const replaced = toAll.find((one) => isAtOneMoment(one, asked));
  return replaced ? { ...asked, lead: replaced.lead, isExtra: false } : asked;
}

interface Timed extends Announcement {
  at: Pick<PlannedReminder, 'goesOutAt' | 'isLate'>;
  /** When it was to go out by this channel, however late it is now. */
  inTime: Date;
}

function timeOf(
  one: Announcement,
  channel: ReminderChannel,
  { quiet, now }: { quiet: QuietHours | null; now: Date },
): Timed {
  const { remindAt, endsAt } = one.plan;
  if (channel === 'app') return { ...one, at: one.plan, inTime: remindAt };
  const at = emailOf(one.plan, quiet, now);
  const inTime = outsideQuietHours(remindAt, quiet, { endsAt, now });
  // somebody who asks for a moment in their quiet hours is not reminded before it
  const isBeforeAsked = one.isExtra && at.goesOutAt < one.plan.goesOutAt;
  return { ...one, at: isBeforeAsked ? one.plan : at, inTime };
}

/** Quiet hours may hold several emails about a deadline until they end: the one nearest to the end of the deadline says all. */
function eachMomentOnce(timed: readonly Timed[]): Timed[] {
  return timed.filter((one, nth) => timed.findIndex(({ inTime }) => +inTime === +one.inTime) === nth);
}

/** When an email goes out, and whether that is late: if its moment was in the quiet hours that hold it, it is not. */
function emailOf(
  { remindAt, endsAt, ...plan }: PlannedReminder,
  quiet: QuietHours | null,
  now: Date,
): Pick<PlannedReminder, 'goesOutAt' | 'isLate'> {
  const goesOutAt = outsideQuietHours(plan.goesOutAt, quiet, { endsAt, now });
  const inTime = outsideQuietHours(remindAt, quiet, { endsAt, now });
  const isHeld = goesOutAt > now && goesOutAt.getTime() === inTime.getTime();
  return { goesOutAt, isLate: plan.isLate && !isHeld };
}

/** Plans all reminders of a person again, and their morning summary: they chose other channels or hours, or another time zone. */
export async function planRemindersTo(
  tx: Tx,
  now: Date,
  { id, companyId, worksForId }: Pick<Member, 'id' | 'companyId' | 'worksForId'>,
): Promise<void> {
  await planSummary(tx, id, now);
  // also those of transactions whose reminders others get
  await retryFollowUpsNow(tx, id, now);
  const ownerIds = worksForId === null ? [id] : [id, worksForId];
  const owned = await activeTransactionsOf(tx, { companyId, ownerIds });
  // in one call, because all must be locked in one order
  await planReminders(tx, now, [...owned, ...(await transactionsReadBy(tx, { id, companyId }))], id);
}
