import type { Message } from '@keydate/contracts/chat';
import type { Tools } from '../../tools';
import { acknowledgementOf } from '../message-events';
import { findSent } from '../messages.repository';
import { findParties } from '../parties.repository';
import type { Asked } from '../sending';

/** The message that a person has sent under the same id to the same receiver before; undefined if there is none. */
export async function findStoredBefore(
  { db }: Pick<Tools, 'db'>,
  { id, receiverId, caller: { personId, companyId } }: Pick<Asked, 'id' | 'receiverId' | 'caller'>,
): Promise<Message | undefined> {
  const stored = await findSent(db, { id, sender: { id: personId, companyId }, receiverId });
  if (!stored) return undefined;
  const sender = (await findParties(db, [personId])).get(personId);
  return sender && acknowledgementOf({ sender, receiverId }, stored);
}
