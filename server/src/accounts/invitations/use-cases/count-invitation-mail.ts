import type { ErrorCode } from '@keydate/contracts/errors';
import { INVITATIONS_PER_DAY } from '@keydate/contracts/limits';
import { DAY_MS } from '@keydate/domain/durations';
import { AppError } from '../../../app-error';
import { networkOf } from '../../../calls/network-of';
import type { Tx } from '../../../db/database';
import type { Tools } from '../../../tools';
import { countOf } from '../../attempts/use-cases/count-attempt';
import type { Sender } from '../../audit/sender';
import type { Member } from '../../people/person';
import { countInvitationMails, noteInvitationMail } from '../invitations.repository';

/**
 * Counts an emailed invitation, or refuses it with `refusal` if the company has sent enough for a day: nobody may send
 * mass mail to strangers, not even by founding companies. Call it after locking the company.
 */
export async function countInvitationMail(
  tx: Tx,
  { clock, config }: Pick<Tools, 'clock' | 'config'>,
  { companyId }: Member,
  { address }: Sender,
  refusal: ErrorCode,
): Promise<void> {
  const now = clock.now();
  const sent = await countInvitationMails(tx, companyId, new Date(now.getTime() - DAY_MS));
  if (sent >= INVITATIONS_PER_DAY) throw new AppError(refusal);
  const byNetwork = await countOf(tx, { kind: 'client-mail', of: networkOf(address), now, windowMs: DAY_MS });
  if (byNetwork > config.clientMailsPerNetwork) throw new AppError('TOO_MANY_REQUESTS');
  await noteInvitationMail(tx, companyId, now);
}
