import { catchUp } from '@keydate/contracts/socket';
import type { Tools } from '../../../tools';
import { findPersonByEmail } from '../../../accounts';
import type { LenderRow } from '../lenders.repository';

/** Makes the open pages of the account with this address fetch its invitations again: one has come, or has ended. */
export async function refreshInvited(
  { db, realtime }: Pick<Tools, 'db' | 'realtime'>,
  { email }: Pick<LenderRow, 'email'>,
): Promise<void> {
  const person = await findPersonByEmail(db, email);
  if (person) realtime.emitTo(person.id, catchUp, null);
}
