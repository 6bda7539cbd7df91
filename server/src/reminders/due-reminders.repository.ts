import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Queries } from '../db/database';
import { measureQueue } from '../db/measure-queue';
import type { Queue } from '../ports/metrics';
import { people } from '../accounts/tables';
import { transactions } from '../transactions/tables';
import { waitingMails } from '../mail/tables';
import { reminders } from './reminders.table';

/**
 * The number of due reminders whose transactions are taken at once; each transaction comes with all of its due
 * reminders.
 */
export const AT_ONCE = 500;

/** The name of a reminder's mail, which is written at hand-over. */
export const REMINDER_MAIL = 'mail a reminder';

const firedRow = z.object({ person_id: z.string() });

/**
 * Sends the reminders whose moment has come, in one statement: those of the app are sent by it, and emails are queued,
 * one for all of a person's reminders about a transaction. The email's Message-ID depends on its reminders: if a
 * server sent it and died, and a change withdrew and planned it again, the second copy has the same one. It skips a
 * transaction that is being changed, or whose reminders another server takes, until the next time. Skipped reminders
 * do not count toward the limit, or a company that changes many would delay all others. Returns the people who have
 * something new in the app, or null if nothing was due.
 *
 * `is true` makes PostgreSQL find transactions by their hash. Without it, PostgreSQL compares each with every
 * reminder, because it expects that hardly anything is due.
 */
export async function fireDueReminders(
  db: Queries,
  { now, domain }: { now: Date; domain: string },
): Promise<string[] | null> {
  const nonce = randomUUID();
  const { rows } = await db.execute(sql`
    with due as materialized (
      select distinct id from (
        select t.id from ${reminders} r join ${transactions} t on t.id = r.transaction_id
        where r.state = 'planned' and r.goes_out_at <= ${now}
        order by r.goes_out_at limit ${AT_ONCE}
        for no key update of t skip locked) unlocked),
    fired as (
      update ${reminders} r set
        state = case when r.ends_at <= ${now} then 'failed' when r.channel = 'app' then 'sent' else 'queued' end,
        failure = case when r.ends_at <= ${now} then ${DEADLINE_OVER} end,
        sent_at = case when r.ends_at > ${now} and r.channel = 'app' then ${now}::timestamptz end,
        mail_id = case when r.ends_at > ${now} and r.channel = 'email'
          then md5(concat_ws(' ', r.transaction_id, r.person_id, ${nonce}::text))::uuid::text end
      where (r.transaction_id in (select id from due)) is true and r.state = 'planned' and r.goes_out_at <= ${now}
      returning r.key, r.person_id, r.state, r.mail_id),
    mailed as (
      insert into ${waitingMails} (id, message_id_header, name, recipient, tries, next_try_at)
      select f.mail_id, concat('<', md5(f.keys), '@', ${domain}::text, '>'), ${REMINDER_MAIL}::text, p.email, 0, ${now}
      from (select mail_id, person_id, string_agg(key, ',' order by key collate "C") as keys
        from fired where state = 'queued' group by mail_id, person_id) f join ${people} p on p.id = f.person_id)
    select distinct case when state = 'sent' then person_id else '' end as person_id from fired`);
  if (rows.length === 0) return null;
  return rows.map((row) => firedRow.parse(row).person_id).filter((id) => id !== '');
}

/** The failure of a reminder that no server, or no mail server, could send in time. */
export const DEADLINE_OVER = 'Its deadline ended before it could be sent.';

/** The reminders that are due and that no server has sent. */
export function measureReminders(db: Queries, now: Date): Promise<Queue> {
  return measureQueue(db, { table: reminders, dueAt: reminders.goesOutAt, waits: eq(reminders.state, 'planned') }, now);
}
