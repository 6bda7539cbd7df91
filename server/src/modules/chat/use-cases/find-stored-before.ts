import type { Message } from '@keydate/contracts/chat';
import type { newMessage } from '@keydate/contracts/chat-events';
import type { SocketPayload } from '@keydate/contracts/socket';
import type { SocketCaller } from '../../../ports/realtime';
import type { Tools } from '../../../tools';
import { acknowledgementOf } from '../message-events';
import { findSent } from '../messages.repository';
import { findParties } from '../parties.repository';

/** The message that a person has sent under the same id to the same receiver before; undefined where there is none. */
export async function findStoredBefore(
  { db }: Pick<Tools, 'db'>,
  { id, receiverId }: Pick<SocketPayload<typeof newMessage>, 'id' | 'receiverId'>,
  { personId, companyId }: Pick<SocketCaller, 'personId' | 'companyId'>,
): Promise<Message | undefined> {
  if (id === undefined) return undefined;
  const stored = await findSent(db, { id, sender: { id: personId, companyId }, receiverId });
  if (!stored) return undefined;
  const sender = (await findParties(db, [personId])).get(personId);
  return sender && acknowledgementOf({ sender, receiverId }, stored);
}
