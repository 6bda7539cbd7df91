import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { z } from 'zod';
import { ESCALATION_GROUPS } from '@keydate/domain/escalation';
import { isTimeOfDay } from '@keydate/domain/time-of-day';
import { companies, people } from '../../accounts/tables';
import type { Queries, Tx } from '../../db/database';
import { isOneOf } from '../../db/is-one-of';
import { contractDates, transactions } from '../../transactions/tables';
import { reminders } from '../reminders.table';
import { followUps } from './follow-ups.table';

export type FollowUpRow = typeof followUps.$inferSelect;

const overdueRow = z.object({
  transactionId: z.string(),
  state: z.string(),
  zipcode: z.string(),
  dateId: z.string(),
  /** YYYY-MM-DD */
  day: z.string(),
  title: z.string(),
  personIds: z.array(z.string()),
});
export type OverdueFound = z.infer<typeof overdueRow>;

/**
 * The open deadlines of some days, or those of some transactions only, with the people who got a reminder of them and have not heard
 * that they are overdue.
 */
export async function findOverdue(
  db: Queries,
  { from, until, onlyIn }: { from: string; until: string; onlyIn?: readonly string[] },
): Promise<OverdueFound[]> {
  const { rows } = await db.execute(sql`
    select t.id as "transactionId", t.state, t.zipcode, d.id as "dateId", d.day::text as day, d.title,
      array_agg(distinct r.person_id) as "personIds"
    from ${contractDates} d
    join ${transactions} t on t.id = d.transaction_id and t.status = 'Active'
    join ${reminders} r on r.transaction_id = d.transaction_id and r.date_id = d.id and r.day = d.day and r.state = 'sent'
    where d.done_at is null and d.day between ${from}::date and ${until}::date
      ${onlyIn ? sql`and t.id = any(${sql.param(onlyIn)}::text[])` : sql``}
      and not exists (select from ${followUps} f where f.transaction_id = d.transaction_id and f.date_id = d.id
        and f.day = d.day and f.kind = 'overdue' and f.person_id = r.person_id)
    group by t.id, d.transaction_id, d.id order by d.day, d.title`);
  return rows.map((row) => overdueRow.parse(row));
}

const unansweredRow = overdueRow.omit({ personIds: true }).extend({
  timeOfDay: z.string().refine(isTimeOfDay).nullable(),
  acceptanceTime: z.string().refine(isTimeOfDay).nullable(),
  closing: z.string().nullable(),
  ownerId: z.string(),
  escalates: z.array(z.enum(ESCALATION_GROUPS)),
  lastReminder: z.coerce.date(),
  /** How long before the end the last reminder was. */
  lead: z.string(),
});
export type UnansweredFound = z.infer<typeof unansweredRow>;

/**
 * The open deadlines of companies whose owner wants to hear of unanswered ones, where the last reminder to the company has gone out
 * and was none of the owner's. It has gone out once it has reached anybody, or has failed for all; of a failed one its own moment counts.
 * A reminder that a person asked for counts for that person alone.
 */
export async function findUnanswered(
  db: Queries,
  { now, onlyIn }: { now: Date; onlyIn?: readonly string[] },
): Promise<UnansweredFound[]> {
  const lastFirst = sql`order by r.remind_at desc, coalesce(r.sent_at, r.goes_out_at) desc) filter (where r.state in ('sent', 'failed')`;
  const { rows } = await db.execute(sql`
    select t.id as "transactionId", t.state, t.zipcode, t.time_of_day as "timeOfDay", t.acceptance_time as "acceptanceTime", t.closing,
      d.id as "dateId", d.day::text as day, d.title, c.owner_id as "ownerId", c.escalates,
      (array_agg(coalesce(r.sent_at, r.goes_out_at) ${lastFirst}))[1] as "lastReminder", (array_agg(r.lead ${lastFirst}))[1] as lead
    from ${companies} c
    join ${transactions} t on t.company_id = c.id and t.status = 'Active'
    join ${contractDates} d on d.transaction_id = t.id and d.done_at is null
    join ${reminders} r on r.transaction_id = d.transaction_id and r.date_id = d.id and r.day = d.day
      and r.state <> 'withdrawn' and not r.is_extra
    join ${people} p on p.id = r.person_id and p.company_id = c.id
    -- in no time zone has a day before yesterday not ended; when it ends is not what its reminders said: the hour may have changed
    where c.escalates <> '[]'::jsonb and d.day >= ${now}::timestamptz - interval '2 days' ${onlyIn ? sql`and t.id = any(${sql.param(onlyIn)}::text[])` : sql``}
      and not exists (select from ${followUps} f where f.transaction_id = t.id and f.date_id = d.id
        and f.day = d.day and f.kind = 'unanswered' and f.person_id = c.owner_id)
    group by c.id, t.id, d.transaction_id, d.id
    having max(r.goes_out_at) <= ${now} and not bool_or(r.person_id = c.owner_id and r.state <> 'failed')
      and coalesce(max(r.remind_at) filter (where r.state = 'sent') >= max(r.remind_at) filter (where r.state in ('planned', 'queued')),
        bool_and(r.state in ('sent', 'failed')))
    order by d.day, d.title`);
  return rows.map((row) => unansweredRow.parse(row));
}

export async function insertFollowUps(tx: Tx, rows: readonly FollowUpRow[]): Promise<void> {
  if (rows.length > 0) await tx.insert(followUps).values([...rows]);
}

/** The addresses of people by their ids. */
export async function emailsOf(tx: Tx, personIds: readonly string[]): Promise<Map<string, string>> {
  const found = await tx
    .select({ id: people.id, email: people.email })
    .from(people)
    .where(isOneOf(people.id, personIds));
  return new Map(found.map(({ id, email }) => [id, email]));
}

/**
 * Reads the deadlines of some mails that are still open, on the day that the mail is about, in active transactions. Locks their
 * transactions against changes until the database transaction ends; mails of transactions that somebody is changing are `held`.
 */
export async function lockFollowUpsOf(tx: Tx, mailIds: readonly string[]) {
  const isOfMails = isOneOf(followUps.mailId, mailIds);
  const all = await tx
    .select({ mailId: followUps.mailId, transactionId: followUps.transactionId })
    .from(followUps)
    .where(isOfMails);
  const locked = await tx
    .select({ id: transactions.id })
    .from(transactions)
    .where(isOneOf(transactions.id, [...new Set(all.map(({ transactionId }) => transactionId))]))
    .orderBy(asc(transactions.id))
    .for('key share', { skipLocked: true });
  const free = new Set(locked.map(({ id }) => id));
  // read after the lock, so that a change meanwhile is known
  const found = await tx
    .select({
      followUp: followUps,
      transaction: transactions,
      title: contractDates.title,
      company: { ownerId: companies.ownerId, escalates: companies.escalates },
      ownerName: sql<string>`(select o.full_name from ${people} o where o.id = ${transactions.ownerId})`,
      person: { id: people.id, companyId: people.companyId, fullName: people.fullName, email: people.email },
    })
    .from(followUps)
    .innerJoin(transactions, and(eq(transactions.id, followUps.transactionId), eq(transactions.status, 'Active')))
    .innerJoin(
      contractDates,
      and(
        eq(contractDates.transactionId, followUps.transactionId),
        eq(contractDates.id, followUps.dateId),
        eq(contractDates.day, followUps.day),
        isNull(contractDates.doneAt),
      ),
    )
    .innerJoin(companies, eq(companies.id, transactions.companyId))
    .innerJoin(people, eq(people.id, followUps.personId))
    .where(isOfMails)
    .orderBy(asc(followUps.day), asc(contractDates.title));
  const held = all.flatMap(({ mailId, transactionId }) => (mailId !== null && !free.has(transactionId) ? mailId : []));
  return { found, held: new Set(held) };
}
export type FollowUpFound = Awaited<ReturnType<typeof lockFollowUpsOf>>['found'][number];
