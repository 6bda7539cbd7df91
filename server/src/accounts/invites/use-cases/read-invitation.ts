import type { Role } from '@keydate/domain/roles';
import { AppError } from '../../../app-error';
import type { Queries } from '../../../db/database';
import { findInvitationByCode } from '../../invitations/invitations.repository';
import { canonicalInviteCode } from '../invite-code';
import { findInvite } from '../invites.repository';

export interface Invitation {
  companyId: string;
  /** The person who owns the code. */
  inviterId: string;
  role: Role;
  /** The person whose transactions the invited person will work on; null for an agent, who has their own. */
  worksForId: string | null;
}

/**
 * The company and the role of an invite code: a person's own, or one that was emailed. Throws for a code that is
 * unknown or expired, and for a client's.
 */
export async function readInvitation(db: Queries, typed: string, now: Date): Promise<Invitation> {
  const code = canonicalInviteCode(typed);
  // spec § 5: refused by its first letter alone
  if (code.startsWith('C')) throw new AppError('CLIENT_NOT_ALLOWED');
  const found = (await findInvite(db, code)) ?? (await findInvitationByCode(db, code, now));
  if (!found?.inviter.companyId) throw new AppError('INVITE_CODE_UNKNOWN');
  const { kind, inviter } = found;
  const membership = { companyId: found.inviter.companyId, inviterId: inviter.id };
  if (kind === 'A') return { ...membership, role: 'Agent', worksForId: null };
  // server/src/accounts/README.md, People: a person who joins by an employee's code works for the same person as that employee
  return { ...membership, role: 'Employee', worksForId: inviter.role === 'Employee' ? inviter.worksForId : inviter.id };
}
