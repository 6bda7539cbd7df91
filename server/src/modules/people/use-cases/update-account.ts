import type { Role } from '@keydate/domain/roles';
import { AppError } from '../../../app-error';
import type { Tools } from '../../../tools';
import type { Sender } from '../../audit/sender';
import type { PersonSession } from '../../sessions/session';
import { acceptTerms, joinAsInvited } from './accept-terms';
import { chooseRole } from './choose-role';
import { joinCompany } from './join-company';
import { setPassword, type NewPassword } from './set-password';
import { updateProfile, type ProfileChange } from './update-profile';

export interface AccountChange extends ProfileChange {
  acceptsTerms: boolean;
  newPassword: NewPassword | undefined;
  inviteCode: string | undefined;
  role: Role | undefined;
}

type AccountTools = Pick<Tools, 'db' | 'clock' | 'config' | 'passwords' | 'files' | 'pictures'>;

/**
 * Changes what was given of an account, one after the other; what was changed before a refusal stays. A session made
 * by a code may set the password and nothing else.
 */
export async function updateAccount(tools: AccountTools, session: PersonSession, change: AccountChange, sender: Sender): Promise<void> {
  const { person } = session;
  if (session.kind === 'code' && !change.newPassword) throw new AppError('FORBIDDEN');
  if (change.newPassword) await setPassword(tools, session, change.newPassword, sender);
  if (session.kind === 'code') return;
  await updateProfile(tools, person, change);
  if (change.role) await chooseRole(tools, person.id, change.role);
  const accepted = change.acceptsTerms ? await acceptTerms(tools, person.id, sender) : null;
  if (change.inviteCode) await joinCompany(tools, person, change.inviteCode, sender);
  else if (accepted) await joinAsInvited(tools, accepted, sender);
}
