import type { Role } from '@keydate/domain/roles';
import { and, asc, eq, exists, gt, inArray, isNull, notExists, or, sql } from 'drizzle-orm';
import type { Queries, Tx } from '../db/database';
import { contractDates, transactionLenders, transactions } from '../transactions/tables';
import { people } from '../accounts/tables';
import { reminders, reminderSettings } from './reminders.table';

export type ReminderRow = typeof reminders.$inferSelect;
export type NewReminder = Omit<ReminderRow, 'state' | 'mailId' | 'sentAt' | 'readAt' | 'failure' | 'answerHash'>;
export type ReminderSettings = typeof reminderSettings.$inferSelect;

/** The active transactions of these people in a company. */
export async function activeTransactionsOf(
  db: Queries,
  { companyId, ownerIds }: { companyId: string; ownerIds: readonly string[] },
): Promise<string[]> {
  const found = await db
    .select({ id: transactions.id })
    .from(transactions)
    .where(
      and(
        eq(transactions.companyId, companyId),
        inArray(transactions.ownerId, [...ownerIds]),
        eq(transactions.status, 'Active'),
      ),
    );
  return found.map(({ id }) => id);
}

/** Active transactions with dates for which no reminder was ever planned: those of a version that sent none. */
export async function transactionsNeverPlanned(db: Queries, limit: number, after: string): Promise<string[]> {
  const found = await db
    .select({ id: transactions.id })
    .from(transactions)
    .where(
      and(
        eq(transactions.status, 'Active'),
        gt(transactions.id, after),
        sql`exists (select from ${contractDates} where ${contractDates.transactionId} = ${transactions}.id)`,
        sql`not exists (select from ${reminders} where ${reminders.transactionId} = ${transactions}.id)`,
      ),
    )
    .orderBy(asc(transactions.id))
    .limit(limit);
  return found.map(({ id }) => id);
}

/** The columns that decide when a reminder goes out: all columns of some thousand reminders would take three times the memory. */
const DECIDING = {
  transaction: {
    id: transactions.id,
    state: transactions.state,
    zipcode: transactions.zipcode,
    timeOfDay: transactions.timeOfDay,
    acceptanceTime: transactions.acceptanceTime,
    notificationType: transactions.notificationType,
    notificationValue: transactions.notificationValue,
    furtherLeads: transactions.furtherLeads,
    leadsOfDates: transactions.leadsOfDates,
  },
  reminder: {
    dateId: reminders.dateId,
    day: reminders.day,
    title: reminders.title,
    lead: reminders.lead,
    isExtra: reminders.isExtra,
    remindAt: reminders.remindAt,
    endsAt: reminders.endsAt,
    timeZone: reminders.timeZone,
  },
};

/** The planned reminders of the next active transactions after `after`, in the order of their transactions. */
export async function waitingReminders(db: Queries, limit: number, after: string) {
  const isWaiting = and(
    eq(reminders.transactionId, transactions.id),
    inArray(reminders.state, ['planned', 'queued']),
    eq(transactions.status, 'Active'),
  );
  const next = db
    .select({ id: transactions.id })
    .from(transactions)
    .where(and(gt(transactions.id, after), exists(db.select({ id: reminders.id }).from(reminders).where(isWaiting))))
    .orderBy(asc(transactions.id))
    .limit(limit);
  return db
    .select(DECIDING)
    .from(transactions)
    .innerJoin(reminders, isWaiting)
    .where(inArray(transactions.id, next))
    .orderBy(asc(transactions.id));
}
export type WaitingReminder = Awaited<ReturnType<typeof waitingReminders>>[number];

/**
 * The open dates of the next active transactions with lenders after `after` of which a lender has no reminder, whether
 * they see them or not, in the order of their transactions.
 */
export async function datesNotPlannedForLenders(
  db: Queries,
  { now, limit, after }: { now: Date; limit: number; after: string },
) {
  const { transactionId, lenderId, sharedDateIds, hiddenDateIds, state } = transactionLenders;
  const isRead = and(eq(transactionId, transactions.id), eq(state, 'accepted'), eq(transactions.status, 'Active'));
  // in no time zone has a day before yesterday not ended
  const isOpen = and(
    isNull(contractDates.doneAt),
    sql`${contractDates.day} >= ${now}::timestamptz - interval '2 days'`,
  );
  const planned = db
    .select({ id: reminders.id })
    .from(reminders)
    .where(
      and(
        eq(reminders.transactionId, transactions.id),
        eq(reminders.personId, lenderId),
        eq(reminders.dateId, contractDates.id),
      ),
    );
  const next = db
    .select({ id: transactions.id })
    .from(transactions)
    .innerJoin(transactionLenders, isRead)
    .innerJoin(contractDates, eq(contractDates.transactionId, transactions.id))
    .where(and(gt(transactions.id, after), isOpen, notExists(planned)))
    .groupBy(transactions.id)
    .orderBy(asc(transactions.id))
    .limit(limit);
  return db
    .select({
      transactionId: transactions.id,
      dateId: contractDates.id,
      title: contractDates.title,
      sharedDateIds,
      hiddenDateIds,
    })
    .from(transactions)
    .innerJoin(transactionLenders, isRead)
    .innerJoin(contractDates, eq(contractDates.transactionId, transactions.id))
    .where(and(inArray(transactions.id, next), isOpen, notExists(planned)))
    .orderBy(asc(transactions.id));
}

/** A date as planning sees it. */
export type PlannedDate = typeof contractDates.$inferSelect;

export async function datesOfTransactions(db: Queries, transactionIds: readonly string[]): Promise<PlannedDate[]> {
  return db
    .select()
    .from(contractDates)
    .where(inArray(contractDates.transactionId, [...transactionIds]));
}

export interface Recipient {
  id: string;
  companyId: string | null;
  role: Role;
  worksForId: string | null;
  timeZone: string | null;
  settings: ReminderSettings | null;
}

/** Owners of transactions and those who work for them, each with their settings. */
export async function recipientsOf(db: Queries, ownerIds: readonly string[]): Promise<Recipient[]> {
  const { id, companyId, role, worksForId, timeZone } = people;
  return db
    .select({ id, companyId, role, worksForId, timeZone, settings: reminderSettings })
    .from(people)
    .leftJoin(reminderSettings, eq(reminderSettings.personId, people.id))
    .where(or(inArray(id, [...ownerIds]), inArray(worksForId, [...ownerIds])));
}

/** A lender who reads a transaction, as planning needs them. */
export interface LenderToRemind extends Recipient {
  transactionId: string;
  sharedDateIds: string[];
  hiddenDateIds: string[];
}

/** The lenders of transactions, each with their settings. */
export async function lendersToRemind(db: Queries, transactionIds: readonly string[]): Promise<LenderToRemind[]> {
  const { id, companyId, role, worksForId, timeZone } = people;
  const { transactionId, sharedDateIds, hiddenDateIds } = transactionLenders;
  return db
    .select({
      ...{ transactionId, sharedDateIds, hiddenDateIds, id, companyId, role, worksForId, timeZone },
      settings: reminderSettings,
    })
    .from(transactionLenders)
    .innerJoin(
      people,
      and(eq(people.id, transactionLenders.lenderId), eq(people.companyId, transactionLenders.lenderCompanyId)),
    )
    .leftJoin(reminderSettings, eq(reminderSettings.personId, people.id))
    .where(and(inArray(transactionId, [...transactionIds]), eq(transactionLenders.state, 'accepted')));
}

/**
 * Removes a person's planned reminders of these dates, which they no longer see, and hides those that the app has
 * shown them. The hidden ones stay stored, so that none goes out a second time if they see the date again.
 */
export async function forgetReminders(
  tx: Tx,
  { transactionId, personId, dateIds }: { transactionId: string; personId: string; dateIds: readonly string[] },
): Promise<void> {
  if (dateIds.length === 0) return;
  const isOfThese = and(
    eq(reminders.transactionId, transactionId),
    eq(reminders.personId, personId),
    inArray(reminders.dateId, [...dateIds]),
  );
  await tx.delete(reminders).where(and(isOfThese, eq(reminders.state, 'planned')));
  await tx
    .update(reminders)
    .set({ state: 'withdrawn' })
    .where(and(isOfThese, eq(reminders.channel, 'app'), eq(reminders.state, 'sent')));
}

/**
 * Replaces the planned reminders of these transactions; if only one person's are planned, those of others stay. A sent
 * reminder stays, and is not sent again. A reminder that a change made obsolete is removed, or withdrawn if a mail
 * already has it. A failed reminder stays failed once its deadline is over, unless the deadline now ends later.
 */
export async function replacePlanned(
  tx: Tx,
  transactionIds: readonly string[],
  { wanted, onlyTo, now }: { wanted: readonly NewReminder[]; onlyTo: string | null; now: Date },
): Promise<void> {
  const ids = JSON.stringify(transactionIds);
  // by key, as who marks them as read locks them
  const rows = JSON.stringify(wanted.toSorted((one, other) => (one.key < other.key ? -1 : 1)));
  // an expired deadline needs no reminder: one that did not go out in time has failed, and its sender records that
  const isObsolete = sql`r.ends_at > ${now} and r.transaction_id in (select jsonb_array_elements_text(${ids}::jsonb))
    and (${onlyTo}::text is null or r.person_id = ${onlyTo}) and not exists (select from wanted w where w.key = r.key)`;
  const isExtended = sql`(r.state = 'failed' and r.ends_at <= ${now})`;
  const isOverdue = sql`(r.goes_out_at <= ${now} and r.remind_at = excluded.remind_at)`;
  const isUnsent = sql`(r.state = 'withdrawn' and r.sent_at is null)`;
  // one statement, because the wanted reminders can be megabytes: they are sent and read once
  await tx.execute(sql`
    with wanted as materialized (
      select * from jsonb_to_recordset(${rows}::jsonb) as w(id text, key text, "transactionId" text,
        "dateId" text, day date, title text, "personId" text, channel text, lead text, "isExtra" boolean,
        "remindAt" timestamptz, "goesOutAt" timestamptz, "endsAt" timestamptz, "timeZone" text, "isLate" boolean,
        "plannedAt" timestamptz)),
    removed as (delete from ${reminders} r where r.state = 'planned' and ${isObsolete}),
    withdrawn as (
      update ${reminders} r set state = 'withdrawn'
      where r.state in ('queued', 'failed') and ${isObsolete})
    insert into ${reminders} as r (id, key, transaction_id, date_id, day, title, person_id, channel, lead,
      is_extra, remind_at, goes_out_at, ends_at, time_zone, is_late, planned_at, state)
    select w.*, 'planned' from wanted w
    -- of reminders whose moments have passed only the nearest to the end still says something, also if it went out before; one that
    -- waits for the mail server does not, if this change withdraws it
    where not (w."isLate" and not w."isExtra" and exists (
      select from ${reminders} s where s.transaction_id = w."transactionId" and s.date_id = w."dateId" and s.day = w.day
        and s.person_id = w."personId" and s.channel = w.channel and s.key <> w.key and not s.is_extra
        and (s.state = 'sent' or s.state = 'queued' and exists (select from wanted v where v.key = s.key))
        and s.remind_at >= w."remindAt"))
    on conflict (key) do update set
      title = excluded.title, lead = excluded.lead, is_extra = excluded.is_extra, remind_at = excluded.remind_at, ends_at = excluded.ends_at,
      time_zone = excluded.time_zone,
      -- one that is due already stays due since then, and tells how late it is
      goes_out_at = case when r.state = 'planned' and not ${isOverdue} or (${isUnsent} and r.mail_id is null) or ${isExtended}
        then excluded.goes_out_at else r.goes_out_at end,
      -- one that was planned in time and waits is not late because something else was changed
      is_late = excluded.is_late and (r.is_late or r.remind_at <> excluded.remind_at or ${isUnsent}),
      -- what was shown is hidden from somebody who no longer saw its date, and now sees it again
      state = case when r.sent_at is not null then 'sent' when ${isExtended} then 'planned' when r.state <> 'withdrawn' then r.state
        when r.mail_id is null then 'planned' else 'queued' end,
      failure = case when r.state = 'failed' and not ${isExtended} then r.failure end
    where r.state in ('planned', 'queued', 'withdrawn', 'failed')`);
}
