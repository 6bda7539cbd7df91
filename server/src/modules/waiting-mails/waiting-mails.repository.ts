import { asc, eq, inArray, lte, sql } from 'drizzle-orm';
import type { Queries } from '../../db/database';
import { waitingMails } from './waiting-mails.table';

export type WaitingMail = typeof waitingMails.$inferSelect;

/** So many are tried in one go: a mail server that has just come back is not to be flooded. */
const AT_ONCE = 20;

export async function insertWaitingMail(db: Queries, mail: WaitingMail): Promise<void> {
  await db.insert(waitingMails).values(mail);
}

/**
 * Takes the mails that are due, the longest due first, and puts each off in the same statement, four times as long as
 * the last time: of several processes one has each mail, and none is lost with a process that ends meanwhile.
 */
export async function takeDueMails(db: Queries, now: Date): Promise<WaitingMail[]> {
  const due = db
    .select({ id: waitingMails.id })
    .from(waitingMails)
    .where(lte(waitingMails.nextTryAt, now))
    .orderBy(asc(waitingMails.nextTryAt))
    .limit(AT_ONCE)
    .for('update', { skipLocked: true });
  const tries = sql`${waitingMails.tries} + 1`;
  return db
    .update(waitingMails)
    .set({ tries, nextTryAt: sql`${now}::timestamptz + interval '1 minute' * power(4, ${tries})` })
    .where(inArray(waitingMails.id, due))
    .returning();
}

export async function deleteWaitingMail(db: Queries, id: string): Promise<void> {
  await db.delete(waitingMails).where(eq(waitingMails.id, id));
}
