import { isSuperRole, type Role } from '@keydate/domain/roles';
import type { Queries } from '../../../db/database';
import { newInviteCode } from '../invite-code';
import type { InviteKind } from '../invite-codes.table';
import { insertInviteCodes } from '../invites.repository';

/** Creates a new member's codes: only super roles make agents (spec § 6). */
export async function giveInviteCodes(db: Queries, member: { id: string; role: Role }, now: Date): Promise<void> {
  const kinds: InviteKind[] = isSuperRole(member.role) ? ['C', 'E', 'A'] : ['C', 'E'];
  await insertInviteCodes(
    db,
    kinds.map((kind) => ({ code: newInviteCode(kind), personId: member.id, kind, createdAt: now })),
  );
}
