import { AppError } from '../../../app-error';
import type { Tools } from '../../../tools';
import type { Sender } from '../../audit/sender';
import { recordEvent } from '../../audit/use-cases/record-event';
import type { Member } from '../../people/person';
import { lockMembership } from '../../people/use-cases/lock-membership';
import { newInviteCode } from '../invite-code';
import type { InviteKind } from '../invite-codes.table';
import { replaceInviteCode } from '../invites.repository';

/** Replaces one of a member's own codes; nobody joins by the old one from then on. Throws if the member has none. */
export async function renewInviteCode(
  { db, clock }: Pick<Tools, 'db' | 'clock'>,
  member: Member,
  kind: InviteKind,
  sender: Sender,
): Promise<void> {
  await db.transaction(async (tx) => {
    const owner = await lockMembership(tx, member);
    const isRenewed = await replaceInviteCode(tx, {
      code: newInviteCode(kind),
      kind,
      personId: owner.id,
      createdAt: clock.now(),
    });
    if (!isRenewed) throw new AppError('FORBIDDEN');
    await recordEvent(tx, { clock, sender }, { event: 'invite-code-renewed', by: owner, about: kind });
  });
}
