import type { Message } from '@keydate/contracts/chat';
import { messageDelivered, newMessageReceived } from '@keydate/contracts/chat-events';
import type { Tools } from '../tools';
import { presentMessage } from './chat.presenter';
import type { StoredMessage } from './messages.repository';
import type { Party } from './party';
import type { Sending } from './sending';

/** The acknowledgement of a stored message for its sender. */
export function acknowledgementOf(
  { sender, receiverId }: { sender: Party; receiverId: string },
  stored: StoredMessage,
): Message {
  return presentMessage(stored, { sender, receiverId, isDelivered: stored.mailedAt !== null });
}

/** Sends it to every tab and device of both people. A repeated message is announced again: a tab shows each id once. */
export function tellStored(
  { realtime }: Pick<Tools, 'realtime'>,
  { sender, receiver }: Pick<Sending, 'sender' | 'receiver'>,
  stored: StoredMessage,
): Message {
  const message = acknowledgementOf({ sender, receiverId: receiver.id }, stored);
  if (receiver.kind === 'person') realtime.emitTo(receiver.id, newMessageReceived, message);
  realtime.emitTo(sender.id, messageDelivered, message);
  return message;
}

/** Informs the sender's tabs and devices that the receiver has the message. */
export function tellDelivered(
  { realtime }: Pick<Tools, 'realtime'>,
  { sender, receiverId }: { sender: Party; receiverId: string },
  stored: StoredMessage,
): void {
  realtime.emitTo(sender.id, messageDelivered, presentMessage(stored, { sender, receiverId, isDelivered: true }));
}
