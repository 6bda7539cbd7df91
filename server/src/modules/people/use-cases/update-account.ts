import { AppError } from '../../../app-error';
import type { Tools } from '../../../tools';
import type { PersonSession } from '../../sessions/session';
import { acceptTerms } from './accept-terms';
import { setPassword, type NewPassword } from './set-password';
import { updateProfile, type ProfileChange } from './update-profile';

export interface AccountChange extends ProfileChange {
  acceptsTerms: boolean;
  newPassword: NewPassword | undefined;
}

type AccountTools = Pick<Tools, 'db' | 'clock' | 'passwords' | 'files' | 'pictures'>;

/** Changes what was given of an account. A session made by a code may set the password and nothing else. */
export async function updateAccount(tools: AccountTools, session: PersonSession, change: AccountChange): Promise<void> {
  if (session.kind === 'code' && !change.newPassword) throw new AppError('FORBIDDEN');
  if (change.newPassword) await setPassword(tools, session, change.newPassword);
  if (session.kind === 'code') return;
  await updateProfile(tools, session.person, change);
  if (change.acceptsTerms) await acceptTerms(tools, session.person.id);
}
