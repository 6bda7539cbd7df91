import { deleteInBatches } from '../../db/delete-in-batches';
import { randomUUID } from 'node:crypto';
import { and, count, desc, eq, getTableColumns, gt, lt, lte, or } from 'drizzle-orm';
import type { Queries, Tx } from '../../db/database';
import { people } from '../people/people.table';
import { invitationMails } from './invitation-mails.table';
import { invitations } from './invitations.table';

export type InvitationRow = typeof invitations.$inferSelect;

/** An invitation with the name of whose it is. */
export type Invitation = InvitationRow & { inviterName: string };

const withInviter = (db: Queries) =>
  db
    .select({ ...getTableColumns(invitations), inviterName: people.fullName })
    .from(invitations)
    .innerJoin(people, eq(people.id, invitations.inviterId));

/** The open invitations of a company, or of one person in it, newest first. */
export async function listInvitations(
  db: Queries,
  { companyId, inviterId }: { companyId: string; inviterId: string | null },
  now: Date,
): Promise<Invitation[]> {
  const scope = and(eq(invitations.companyId, companyId), gt(invitations.expiresAt, now));
  return withInviter(db)
    .where(inviterId === null ? scope : and(scope, eq(invitations.inviterId, inviterId)))
    .orderBy(desc(invitations.sentAt), desc(invitations.id));
}

/** An open invitation by its id. */
export async function findInvitation(db: Queries, id: string, now: Date): Promise<Invitation | undefined> {
  const [found] = await withInviter(db).where(and(eq(invitations.id, id), gt(invitations.expiresAt, now)));
  return found;
}

/** An open invitation by its code, with its person. */
export async function findInvitationByCode(db: Queries, code: string, now: Date) {
  const { passwordHash, ...inviter } = getTableColumns(people);
  const [found] = await db
    .select({ kind: invitations.kind, inviter })
    .from(invitations)
    .innerJoin(people, eq(people.id, invitations.inviterId))
    .where(and(eq(invitations.code, code), gt(invitations.expiresAt, now)));
  return found;
}

/** Adds an invitation; false if the company has an open one for the address. An expired one is replaced. */
export async function insertInvitation(tx: Tx, row: InvitationRow): Promise<boolean> {
  const { companyId, email, sentAt } = row;
  await tx
    .delete(invitations)
    .where(and(eq(invitations.companyId, companyId), eq(invitations.email, email), lte(invitations.expiresAt, sentAt)));
  const inserted = await tx
    .insert(invitations)
    .values(row)
    .onConflictDoNothing({ target: [invitations.companyId, invitations.email] })
    .returning({ id: invitations.id });
  return inserted.length === 1;
}

export async function prolongInvitation(
  db: Queries,
  id: string,
  change: Pick<InvitationRow, 'sentAt' | 'expiresAt'>,
): Promise<void> {
  await db.update(invitations).set(change).where(eq(invitations.id, id));
}

export async function deleteInvitation(db: Queries, id: string): Promise<void> {
  await db.delete(invitations).where(eq(invitations.id, id));
}

/** Ends a person's invitations to others. */
export async function deleteInvitationsBy(db: Queries, inviterId: string): Promise<void> {
  await db.delete(invitations).where(eq(invitations.inviterId, inviterId));
}

/** Ends the invitations of a company that a new member used or was sent. */
export async function deleteUsedInvitations(
  db: Queries,
  companyId: string,
  { code, email }: { code: string; email: string },
): Promise<void> {
  const used = or(eq(invitations.code, code), eq(invitations.email, email));
  await db.delete(invitations).where(and(eq(invitations.companyId, companyId), used));
}

export async function deleteExpiredInvitations(db: Queries, now: Date): Promise<void> {
  await deleteInBatches(db, invitations, lte(invitations.expiresAt, now));
}

export async function noteInvitationMail(db: Queries, companyId: string, sentAt: Date): Promise<void> {
  await db.insert(invitationMails).values({ id: randomUUID(), companyId, sentAt });
}

/** How many invitations a company has emailed since a moment. */
export async function countInvitationMails(db: Queries, companyId: string, since: Date): Promise<number> {
  const [counted] = await db
    .select({ sent: count() })
    .from(invitationMails)
    .where(and(eq(invitationMails.companyId, companyId), gt(invitationMails.sentAt, since)));
  return counted?.sent ?? 0;
}

export async function deleteInvitationMailsBefore(db: Queries, time: Date): Promise<void> {
  await deleteInBatches(db, invitationMails, lt(invitationMails.sentAt, time));
}
