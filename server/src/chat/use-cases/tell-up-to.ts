import type { Tools } from '../../tools';
import type { Reader } from '../conversations.repository';
import { tellDelivered } from '../message-events';
import { findLastOf } from '../messages.repository';
import { findParties } from '../parties.repository';

interface Delivered {
  conversationId: string;
  number: number;
  senderId: string;
  /** The person whose device has the messages. */
  reader: Reader;
}

/** Informs the sender's tabs and devices that a device of the reader has their messages up to a number. */
export async function tellUpTo(
  { db, realtime }: Pick<Tools, 'db' | 'realtime'>,
  { conversationId, number, senderId, reader }: Delivered,
): Promise<void> {
  const last = await findLastOf(db, { conversationId, senderId, number });
  const sender = (await findParties(db, [senderId])).get(senderId);
  if (!last || !sender) return;
  tellDelivered({ realtime }, { sender, receiverId: reader.id }, last);
}
