import { canManageInvitationsOf } from '@keydate/domain/company-permissions';
import { AppError } from '../../../app-error';
import type { Queries } from '../../../db/database';
import type { Tools } from '../../../tools';
import type { Member } from '../../people/person';
import { findInvitation, type Invitation } from '../invitations.repository';

/** An open invitation that a member may send again or revoke. Throws FORBIDDEN for a teammate's, NOT_FOUND for another company's. */
export async function readInvitation(
  db: Queries,
  { clock }: Pick<Tools, 'clock'>,
  member: Member,
  id: string,
): Promise<Invitation> {
  const found = await findInvitation(db, id, clock.now());
  if (found?.companyId !== member.companyId) throw new AppError('NOT_FOUND');
  if (!canManageInvitationsOf(member, { id: found.inviterId })) throw new AppError('FORBIDDEN');
  return found;
}
