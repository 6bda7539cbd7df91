import { AppError } from '../../app-error';
import type { Tx } from '../../db/database';
import type { Tools } from '../../tools';
import { findOpenSessions } from '../../accounts';
import { canWriteTo, reasonOfClosing } from '../policies/conversation';
import { findConversation, type Reader } from '../conversations.repository';
import { lockParties } from '../parties.repository';
import type { Party } from '../party';
import { CLOSED, type Asked, type Sending } from '../sending';
import { lockShared } from '../sharing.repository';

/**
 * Throws for a message that its sender may not send; if there is a conversation, the refusal says that it is closed.
 * The rows that the decision depends on stay locked until the database transaction ends.
 */
export async function admitMessage(
  tx: Tx,
  { clock }: Pick<Tools, 'clock'>,
  { id, caller, receiverId, message_type, message, url }: Asked,
): Promise<Sending> {
  const sessions = await findOpenSessions(tx, [caller.sessionId], clock.now());
  const parties = await lockParties(tx, [caller.personId, receiverId]);
  const sender = parties.get(caller.personId);
  const receiver = parties.get(receiverId);
  if (!sessions.has(caller.sessionId) || !isInCompany(sender) || sender.companyId !== caller.companyId)
    throw new AppError('UNAUTHENTICATED');
  if (!receiver) throw new AppError('RECEIVER_UNKNOWN');
  if (!isInCompany(receiver) || !canWriteTo(sender, receiver, await lockShared(tx, sender, receiver)))
    throw await refusalOf(tx, sender, receiver);
  return { id, sender, receiver, content: message, url: message_type === 'image' ? (url ?? null) : null };
}

function isInCompany(party: Party | undefined): party is Party & { companyId: string } {
  return typeof party?.companyId === 'string';
}

async function refusalOf(tx: Tx, reader: Reader, receiver: Party): Promise<AppError> {
  const conversation = await findConversation(tx, reader, receiver);
  return new AppError(conversation ? CLOSED[reasonOfClosing(reader, conversation)] : 'RECEIVER_UNKNOWN');
}
