import { and, asc, eq, inArray, or, sql } from 'drizzle-orm';
import { companies, people } from '../../accounts/tables';
import type { Queries, Tx } from '../../db/database';
import { contractDates, transactionLenders, transactions } from '../../transactions/tables';
import type { ReminderRow } from '../planning.repository';
import { reminders } from '../reminders.table';
import { extraReminders, reminderTakers } from './answers.table';

/** A reminder to several people: a deadline on its day, announced so long before its end. */
export type Announced = Pick<ReminderRow, 'transactionId' | 'dateId' | 'day' | 'lead'>;

export type ExtraReminder = typeof extraReminders.$inferSelect;

/** A person who has a deadline. */
export interface Taker extends Omit<Announced, 'lead'> {
  /** Of all reminders for which the answer counts: the one that was answered, and those that had gone out by then. */
  leads: string[];
  title: string;
  /** Of the transaction. */
  companyId: string;
  person: { id: string; fullName: string; companyId: string | null; company: string };
  takenAt: Date;
}

/** A reminder that a person has got, in the app or by email. */
export async function findSentReminder(db: Queries, personId: string, id: string): Promise<ReminderRow | undefined> {
  const [found] = await db
    .select()
    .from(reminders)
    .where(and(eq(reminders.id, id), eq(reminders.personId, personId), eq(reminders.state, 'sent')));
  return found;
}

/** The reminders of a transaction that a person has got, by any channel. */
export async function remindersSentTo(
  db: Queries,
  personId: string,
  transactionId: string,
): Promise<(Announced & { id: string })[]> {
  const { id, dateId, day, lead } = reminders;
  return db
    .select({ id, transactionId: reminders.transactionId, dateId, day, lead })
    .from(reminders)
    .where(
      and(eq(reminders.transactionId, transactionId), eq(reminders.personId, personId), eq(reminders.state, 'sent')),
    );
}

/** The reminder of the email that contains the token of this hash. */
export async function findMailedReminder(db: Queries, answerHash: string): Promise<ReminderRow | undefined> {
  const [found] = await db.select().from(reminders).where(eq(reminders.answerHash, answerHash));
  return found;
}

/**
 * Stores the hashes of the tokens of emails that are about to be handed over. One that is handed over again has the same token, unless the
 * server has another secret by then.
 */
export async function storeAnswerHashes(tx: Tx, hashes: readonly { id: string; hash: string }[]): Promise<void> {
  if (hashes.length === 0) return;
  await tx.execute(sql`
    update ${reminders} r set answer_hash = h.hash
    from jsonb_to_recordset(${JSON.stringify(hashes)}::jsonb) as h(id text, hash text)
    where r.id = h.id`);
}

/** Returns false if the person had it already. */
export async function storeTaker(
  tx: Tx,
  { transactionId, dateId, day, lead }: Announced,
  by: { personId: string; takenAt: Date },
): Promise<boolean> {
  const taker = { transactionId, dateId, day, lead, ...by };
  const stored = await tx.insert(reminderTakers).values(taker).onConflictDoNothing().returning();
  return stored.length > 0;
}

/** A person gives a deadline back, by whichever of its reminders they had it. Returns false if they did not have it. */
export async function removeTaker(tx: Tx, announced: Omit<Announced, 'lead'>, personId: string): Promise<boolean> {
  const { transactionId, dateId, day } = reminderTakers;
  const isOf = and(
    eq(transactionId, announced.transactionId),
    eq(dateId, announced.dateId),
    eq(day, announced.day),
    eq(reminderTakers.personId, personId),
  );
  return (await tx.delete(reminderTakers).where(isOf).returning()).length > 0;
}

/**
 * The people who have the deadlines of these transactions, on the days that the deadlines have now, the first one first:
 * without those who no longer belong to the company, or no longer read the transaction as its lender. A lender who came back reads
 * nothing from before, and has nothing from before.
 */
export async function takersOf(db: Queries, transactionIds: readonly string[]): Promise<Taker[]> {
  if (transactionIds.length === 0) return [];
  const { transactionId, dateId, day, lead, takenAt } = reminderTakers;
  const leads = sql<
    string[]
  >`array(select ${lead} union select r.lead from ${reminders} r where r.transaction_id = ${transactionId}
    and r.date_id = ${dateId} and r.day = ${day} and r.sent_at <= ${takenAt})`;
  const reads = sql`exists (select from ${transactionLenders} where ${transactionLenders.transactionId} = ${transactionId}
    and ${transactionLenders.lenderId} = ${people.id} and ${transactionLenders.lenderCompanyId} = ${people.companyId}
    and ${transactionLenders.state} = 'accepted' and ${transactionLenders.answeredAt} <= ${takenAt})`;
  return db
    .select({
      ...{ transactionId, dateId, day, leads, takenAt, title: contractDates.title, companyId: transactions.companyId },
      person: { id: people.id, fullName: people.fullName, companyId: people.companyId, company: companies.name },
    })
    .from(reminderTakers)
    .innerJoin(people, eq(people.id, reminderTakers.personId))
    .innerJoin(companies, eq(companies.id, people.companyId))
    .innerJoin(transactions, eq(transactions.id, transactionId))
    .innerJoin(
      contractDates,
      and(eq(contractDates.transactionId, transactionId), eq(contractDates.id, dateId), eq(contractDates.day, day)),
    )
    .where(and(inArray(transactionId, [...transactionIds]), or(eq(people.companyId, transactions.companyId), reads)))
    .orderBy(asc(takenAt), asc(reminderTakers.personId));
}

/** The reminders that people asked for in these transactions, or one person did. */
export async function extrasOf(
  db: Queries,
  transactionIds: readonly string[],
  personId?: string,
): Promise<ExtraReminder[]> {
  if (transactionIds.length === 0) return [];
  const isTheirs = personId === undefined ? undefined : eq(extraReminders.personId, personId);
  return db
    .select()
    .from(extraReminders)
    .where(and(inArray(extraReminders.transactionId, [...transactionIds]), isTheirs));
}

export async function storeExtra(tx: Tx, extra: ExtraReminder): Promise<void> {
  const { transactionId, dateId, personId } = extraReminders;
  await tx
    .insert(extraReminders)
    .values(extra)
    .onConflictDoUpdate({ target: [transactionId, dateId, personId], set: extra });
}

export async function removeExtra(
  tx: Tx,
  { transactionId, dateId, personId }: Pick<ExtraReminder, 'transactionId' | 'dateId' | 'personId'>,
): Promise<void> {
  await tx
    .delete(extraReminders)
    .where(
      and(
        eq(extraReminders.transactionId, transactionId),
        eq(extraReminders.dateId, dateId),
        eq(extraReminders.personId, personId),
      ),
    );
}

/** Removes the answers of somebody who leaves their company: they have none of them if they return. */
export async function forgetAnswersOf(tx: Tx, personId: string): Promise<void> {
  await tx.delete(reminderTakers).where(eq(reminderTakers.personId, personId));
  await tx.delete(extraReminders).where(eq(extraReminders.personId, personId));
}

/** The people whom the app has shown a reminder of a deadline. */
export async function peopleShown(tx: Tx, { transactionId, dateId, day }: Omit<Announced, 'lead'>): Promise<string[]> {
  const found = await tx
    .select({ id: reminders.personId })
    .from(reminders)
    .where(
      and(
        eq(reminders.transactionId, transactionId),
        eq(reminders.dateId, dateId),
        eq(reminders.day, day),
        eq(reminders.channel, 'app'),
        eq(reminders.state, 'sent'),
      ),
    )
    .groupBy(reminders.personId);
  return found.map(({ id }) => id);
}
