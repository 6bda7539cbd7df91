import { and, asc, desc, eq, gt, gte, inArray, isNotNull, isNull, or } from 'drizzle-orm';
import type { Queries } from '../../db/database';
import { people } from '../../accounts/tables';
import { reminders } from '../reminders.table';
import { transactions } from '../../transactions/tables';
import { isFree } from '../../mail';
import { waitingMails } from '../../mail/tables';

/** The mails of a company whose last try failed, apart from reminders: the latest first. */
export async function failedMails(db: Queries, companyId: string, limit: number) {
  return db
    .select()
    .from(waitingMails)
    .where(and(eq(waitingMails.companyId, companyId), isNotNull(waitingMails.failure)))
    .orderBy(desc(waitingMails.nextTryAt), asc(waitingMails.id))
    .limit(limit);
}

/** The reminders of a company that failed since an instant, or whose mail could not be sent: the latest first. */
export async function failedReminders(
  db: Queries,
  companyId: string,
  { since, limit }: { since: Date; limit: number },
) {
  return db
    .select({
      reminder: reminders,
      transaction: { id: transactions.id, street: transactions.street, city: transactions.city },
      email: people.email,
      mail: waitingMails,
    })
    .from(reminders)
    .innerJoin(transactions, eq(transactions.id, reminders.transactionId))
    .innerJoin(people, eq(people.id, reminders.personId))
    .leftJoin(waitingMails, eq(waitingMails.id, reminders.mailId))
    .where(
      and(
        eq(transactions.companyId, companyId),
        eq(reminders.channel, 'email'),
        gte(reminders.goesOutAt, since),
        or(eq(reminders.state, 'failed'), and(eq(reminders.state, 'queued'), isNotNull(waitingMails.failure))),
      ),
    )
    .orderBy(desc(reminders.goesOutAt), asc(reminders.id))
    .limit(limit);
}
export type FailedReminder = Awaited<ReturnType<typeof failedReminders>>[number];

/** Lets a mail of a company be tried now, unless a server is handing it over. Returns whether there is such a mail. */
export async function tryMailNow(
  db: Queries,
  { id, companyId, now }: { id: string; companyId: string; now: Date },
): Promise<boolean> {
  const found = await db
    .update(waitingMails)
    .set({ nextTryAt: now, givenUpAt: null, tries: 0 })
    .where(and(eq(waitingMails.id, id), eq(waitingMails.companyId, companyId), isNotNull(waitingMails.failure), isFree))
    .returning({ id: waitingMails.id });
  return found.length > 0;
}

/**
 * Sends a failed reminder of a company now, alone or in the mail that waits with it, as long as its deadline is ahead.
 */
export async function tryReminderNow(
  db: Queries,
  { id, companyId, now }: { id: string; companyId: string; now: Date },
): Promise<boolean> {
  const ofCompany = db.select({ id: transactions.id }).from(transactions).where(eq(transactions.companyId, companyId));
  const isOfCompany = inArray(reminders.transactionId, ofCompany);
  const isOpen = and(eq(reminders.id, id), eq(reminders.channel, 'email'), gt(reminders.endsAt, now), isOfCompany);
  const planned = await db
    .update(reminders)
    // its due time stays, so that its transaction's log says how late it went out
    .set({ state: 'planned', failure: null })
    .where(and(isOpen, eq(reminders.state, 'failed'), isNull(reminders.mailId)))
    .returning({ id: reminders.id });
  if (planned.length > 0) return true;
  const mailOf = db
    .select({ id: reminders.mailId })
    .from(reminders)
    .where(and(isOpen, eq(reminders.state, 'queued')));
  const tried = await db
    .update(waitingMails)
    .set({ nextTryAt: now })
    .where(and(inArray(waitingMails.id, mailOf), isFree))
    .returning({ id: waitingMails.id });
  return tried.length > 0;
}

/** The transaction of a reminder, to lock it first. */
export async function transactionOfReminder(db: Queries, id: string): Promise<string | undefined> {
  const [found] = await db.select({ id: reminders.transactionId }).from(reminders).where(eq(reminders.id, id));
  return found?.id;
}
