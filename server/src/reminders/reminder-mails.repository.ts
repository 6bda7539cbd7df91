import { and, asc, desc, eq, gt, inArray, isNotNull, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { Queries, Tx } from '../db/database';
import { isOneOf } from '../db/is-one-of';
import { clients, contractDates, transactions } from '../transactions/tables';
import { people } from '../accounts/tables';
import { isFree } from '../mail';
import { waitingMails } from '../mail/tables';
import { followUps } from './follow-ups/follow-ups.table';
import { DEADLINE_OVER } from './due-reminders.repository';
import type { ReminderRow, ReminderSettings } from './planning.repository';
import { reminders, reminderSettings } from './reminders.table';

/** A reminder in a waiting mail, with all that the mail says about it. */
export interface QueuedReminder {
  reminder: ReminderRow & { mailId: string };
  transaction: Pick<
    typeof transactions.$inferSelect,
    | 'id'
    | 'companyId'
    | 'street'
    | 'city'
    | 'state'
    | 'zipcode'
    | 'timeOfDay'
    | 'acceptanceTime'
    | 'createdAt'
    | 'createdById'
  >;
  client: Pick<typeof clients.$inferSelect, 'fullName' | 'email'>;
  person: Pick<typeof people.$inferSelect, 'id' | 'companyId' | 'fullName' | 'timeZone'>;
  /** The person's choices. */
  settings: ReminderSettings | null;
  /** The description entered for the deadline. */
  description: string;
  /** True if the deadline has its counted day. */
  follows: boolean;
}

/**
 * Reads the reminders of a lease's mails, with a lock that anyone who changes or closes their transactions waits for,
 * until the database transaction ends. It does not wait for transactions that somebody is changing right now, and
 * returns their mails as `held`: a change of all transactions of a company would delay the mails of others.
 */
export async function lockQueuedReminders(
  tx: Tx,
  { id: lease, mails }: { id: string; mails: readonly { id: string }[] },
): Promise<{ queued: QueuedReminder[]; held: ReadonlySet<string> }> {
  const isOfMails = isOneOf(
    reminders.mailId,
    mails.map(({ id }) => id),
  );
  const locked = await lockAgainstChanges(tx, isOfMails, { skipLocked: true });
  // read after the lock, so that withdrawals by a change meanwhile are known
  const { id, companyId, street, city, state, zipcode, timeOfDay, acceptanceTime, createdAt, createdById } =
    transactions;
  const found = await tx
    .select({
      reminder: reminders,
      transaction: { id, companyId, street, city, state, zipcode, timeOfDay, acceptanceTime, createdAt, createdById },
      client: { fullName: clients.fullName, email: clients.email },
      person: { id: people.id, companyId: people.companyId, fullName: people.fullName, timeZone: people.timeZone },
      settings: reminderSettings,
      description: contractDates.description,
      follows: contractDates.follows,
    })
    .from(reminders)
    .innerJoin(waitingMails, and(eq(waitingMails.id, reminders.mailId), eq(waitingMails.lease, lease)))
    .innerJoin(transactions, eq(transactions.id, reminders.transactionId))
    .innerJoin(clients, eq(clients.id, transactions.clientId))
    .innerJoin(people, eq(people.id, reminders.personId))
    .leftJoin(reminderSettings, eq(reminderSettings.personId, people.id))
    .leftJoin(
      contractDates,
      and(eq(contractDates.transactionId, reminders.transactionId), eq(contractDates.id, reminders.dateId)),
    )
    .where(and(isOfMails, isNotNull(reminders.mailId)))
    // of several reminders of one deadline the last one first: it is the one that the mail shows and that its link answers
    .orderBy(asc(reminders.endsAt), asc(reminders.title), desc(reminders.remindAt));
  const all = found.flatMap(({ reminder, description, follows, ...rest }) =>
    reminder.mailId === null
      ? []
      : [
          {
            ...rest,
            reminder: { ...reminder, mailId: reminder.mailId },
            description: description ?? '',
            follows: follows ?? false,
          },
        ],
  );
  return {
    queued: all.filter(({ reminder }) => locked.has(reminder.mailId)),
    held: new Set(all.map(({ reminder }) => reminder.mailId).filter((id) => !locked.has(id))),
  };
}

/**
 * Locks the transactions of some reminders against changes, in the common order, and returns the mails of these
 * reminders: with `skipLocked` without those whose transaction somebody is changing.
 */
async function lockAgainstChanges(
  tx: Queries,
  isOfMails: SQL,
  { skipLocked }: { skipLocked: boolean },
): Promise<ReadonlySet<string>> {
  const found = tx
    .select({ mailId: reminders.mailId })
    .from(reminders)
    .innerJoin(transactions, eq(transactions.id, reminders.transactionId))
    .where(isOfMails)
    .orderBy(asc(transactions.id));
  const of = { of: transactions };
  const locked = await found.for('key share', skipLocked ? { ...of, skipLocked } : of);
  return new Set(locked.flatMap(({ mailId }) => mailId ?? []));
}

/**
 * Makes the waiting mails with reminders of these transactions due at once: the change may end the quiet hours that
 * delay them, or move their deadlines before the end of those. Mails on their way are left to the process that has
 * them.
 */
export async function retryMailsNow(tx: Tx, transactionIds: readonly string[], now: Date): Promise<void> {
  const ofReminders = tx
    .select({ id: reminders.mailId })
    .from(reminders)
    .where(and(inArray(reminders.transactionId, [...transactionIds]), eq(reminders.state, 'queued')));
  await retryNow(tx, ofReminders, now);
  const ofFollowUps = tx
    .select({ id: followUps.mailId })
    .from(followUps)
    .where(and(inArray(followUps.transactionId, [...transactionIds]), isNotNull(followUps.mailId)));
  await retryNow(tx, ofFollowUps, now);
}

/** Makes the waiting mails to a person about deadlines after their reminders due at once: they may be of transactions of others. */
export async function retryFollowUpsNow(tx: Tx, personId: string, now: Date): Promise<void> {
  const { mailId } = followUps;
  const mailOf = tx
    .select({ id: mailId })
    .from(followUps)
    .where(and(eq(followUps.personId, personId), isNotNull(mailId)));
  await retryNow(tx, mailOf, now);
}

async function retryNow(tx: Tx, mailOf: SQLWrapper, now: Date): Promise<void> {
  const waiting = tx
    .select({ id: waitingMails.id })
    .from(waitingMails)
    .where(and(inArray(waitingMails.id, mailOf), gt(waitingMails.nextTryAt, now), isFree))
    .for('update', { skipLocked: true });
  await tx.update(waitingMails).set({ nextTryAt: now }).where(inArray(waitingMails.id, waiting));
}

/** Removes reminders from their mails that must not be handed over: withdrawn ones, and those that came too late. */
export async function removeFromMails(tx: Tx, { withdrawn, over }: Record<'withdrawn' | 'over', string[]>) {
  if (withdrawn.length > 0) await tx.update(reminders).set({ mailId: null }).where(inArray(reminders.id, withdrawn));
  if (over.length === 0) return;
  await tx
    .update(reminders)
    .set({ mailId: null, state: 'failed', failure: DEADLINE_OVER })
    .where(inArray(reminders.id, over));
}

/**
 * Records that mails were handed over, or given up for a reason. A reminder that was withdrawn while its mail was on
 * the way counts as sent. Unless it `waits` for them, it leaves out mails of transactions that somebody is changing
 * right now, and returns those.
 */
export async function recordMailed(
  tx: Queries,
  mailIds: readonly string[],
  { now, failure, waits }: { now: Date; failure: string | null; waits: boolean },
): Promise<string[]> {
  const isOfMails = isOneOf(reminders.mailId, mailIds);
  // a change locks its transaction, then reminders in an order of its own: with another order, each could wait for the
  // other
  const locked = [...(await lockAgainstChanges(tx, isOfMails, { skipLocked: !waits }))];
  const failed = sql`case when ${reminders.state} = 'queued' then 'failed' else ${reminders.state} end`;
  const outcome = failure === null ? { state: 'sent' as const, sentAt: now } : { state: failed };
  await tx
    .update(reminders)
    .set({ ...outcome, failure, mailId: null })
    .where(isOneOf(reminders.mailId, locked));
  if (locked.length === mailIds.length) return [];
  const left = await tx.select({ mailId: reminders.mailId }).from(reminders).where(isOfMails);
  return left.flatMap(({ mailId }) => mailId ?? []);
}
