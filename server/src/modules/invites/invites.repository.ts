import { eq, getTableColumns } from 'drizzle-orm';
import type { Queries } from '../../db/database';
import { people } from '../people/people.table';
import { inviteCodes, type InviteKind } from './invite-codes.table';

export async function insertInviteCodes(db: Queries, rows: (typeof inviteCodes.$inferInsert)[]): Promise<void> {
  await db.insert(inviteCodes).values(rows).onConflictDoNothing({ target: [inviteCodes.personId, inviteCodes.kind] });
}

/** A code with the person whose it is; undefined when nobody has it (any more). */
export async function findInvite(db: Queries, code: string) {
  const { passwordHash, ...inviter } = getTableColumns(people);
  const [found] = await db
    .select({ kind: inviteCodes.kind, inviter })
    .from(inviteCodes)
    .innerJoin(people, eq(people.id, inviteCodes.personId))
    .where(eq(inviteCodes.code, code));
  return found;
}

/** A person's codes by what they make. */
export async function codesOf(db: Queries, personId: string): Promise<Partial<Record<InviteKind, string>>> {
  const rows = await db.select().from(inviteCodes).where(eq(inviteCodes.personId, personId));
  return Object.fromEntries(rows.map(({ kind, code }) => [kind, code]));
}
