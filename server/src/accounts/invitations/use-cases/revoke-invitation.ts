import type { Tools } from '../../../tools';
import type { Sender } from '../../audit/sender';
import { recordEvent } from '../../audit/use-cases/record-event';
import type { Member } from '../../people/person';
import { lockMembership } from '../../people/use-cases/lock-membership';
import { deleteInvitation } from '../invitations.repository';
import { readInvitation } from './read-invitation';

/** Revokes an open invitation: nobody joins by its link from then on. */
export async function revokeInvitation(
  { db, clock }: Pick<Tools, 'db' | 'clock'>,
  member: Member,
  id: string,
  sender: Sender,
): Promise<void> {
  await db.transaction(async (tx) => {
    const revoker = await lockMembership(tx, member);
    await readInvitation(tx, { clock }, revoker, id);
    await deleteInvitation(tx, id);
    await recordEvent(tx, { clock, sender }, { event: 'invitation-revoked', by: revoker, about: id });
  });
}
