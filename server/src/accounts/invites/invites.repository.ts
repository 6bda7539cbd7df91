import { and, eq, getTableColumns } from 'drizzle-orm';
import type { Queries } from '../../db/database';
import { people } from '../people/people.table';
import { inviteCodes, type InviteKind } from './invite-codes.table';

export async function insertInviteCodes(db: Queries, rows: (typeof inviteCodes.$inferInsert)[]): Promise<void> {
  await db
    .insert(inviteCodes)
    .values(rows)
    .onConflictDoNothing({ target: [inviteCodes.personId, inviteCodes.kind] });
}

/** A code with its person; undefined if nobody has it (any more). */
export async function findInvite(db: Queries, code: string) {
  const { passwordHash, ...inviter } = getTableColumns(people);
  const [found] = await db
    .select({ kind: inviteCodes.kind, inviter })
    .from(inviteCodes)
    .innerJoin(people, eq(people.id, inviteCodes.personId))
    .where(eq(inviteCodes.code, code));
  return found;
}

/** Replaces a person's code with a new one; the old one becomes invalid. False if there is none. */
export async function replaceInviteCode(db: Queries, row: typeof inviteCodes.$inferSelect): Promise<boolean> {
  const replaced = await db
    .update(inviteCodes)
    .set(row)
    .where(and(eq(inviteCodes.personId, row.personId), eq(inviteCodes.kind, row.kind)))
    .returning({ code: inviteCodes.code });
  return replaced.length === 1;
}

export async function deleteInviteCodes(db: Queries, personId: string): Promise<void> {
  await db.delete(inviteCodes).where(eq(inviteCodes.personId, personId));
}

/** A person's codes, by the role that they give. */
export async function codesOf(db: Queries, personId: string): Promise<Partial<Record<InviteKind, string>>> {
  const rows = await db.select().from(inviteCodes).where(eq(inviteCodes.personId, personId));
  return Object.fromEntries(rows.map(({ kind, code }) => [kind, code]));
}
