import type { ChatParty, Conversation, Message, ReceiverKind } from '@keydate/contracts/chat';
import { UNREAD_SHOWN_MAX } from '@keydate/contracts/limits';
import { foldText } from '@keydate/domain/fold-text';
import type { Outgoing } from './outgoing';

/** Brings a list up to date with a message; null where the list has no such conversation, or has missed some before it. */
export function withMessage(
  list: readonly Conversation[],
  message: Message,
  { isOwn }: { isOwn: boolean },
): Conversation[] | null {
  const known = list.find(({ conversationId }) => conversationId === message.conversationId);
  if (!known || message.number > known.lastNumber + 1) return null;
  if (message.number <= known.lastNumber) return [...list];
  const updated: Conversation = {
    ...known,
    lastNumber: message.number,
    lastMessage: {
      message_content: message.message_content,
      message_type: message.message_type,
      senderId: message.sender._id,
    },
    lastMessageCreatedAt: message.createdAt,
    unread: isOwn ? known.unread : Math.min(known.unread + 1, UNREAD_SHOWN_MAX + 1),
  };
  return [updated, ...list.filter((one) => one !== known)];
}

/** The conversation's unread count becomes this. */
export function withUnread(list: readonly Conversation[], conversationId: string, unread: number): Conversation[] {
  return list.map((one) => (one.conversationId === conversationId ? { ...one, unread } : one));
}

/**
 * Merges a fetched page into the list. If the page has another conversation with a receiver of the list, they have come back
 * from another company, and the earlier conversation is no longer listed.
 */
export function mergeLists(fetched: readonly Conversation[], list: readonly Conversation[]): Conversation[] {
  const ids = new Set(fetched.flatMap(({ conversationId, receiver }) => [conversationId, receiver._id]));
  const others = list.filter(({ conversationId, receiver }) => !ids.has(conversationId) && !ids.has(receiver._id));
  return [...fetched, ...others].sort((left, right) =>
    right.lastMessageCreatedAt.localeCompare(left.lastMessageCreatedAt),
  );
}

/** A conversation that has begun in this tab: the server has acknowledged no message of it. */
export interface Begun {
  receiver: ChatParty;
  kind: ReceiverKind;
  lastMessage: Conversation['lastMessage'];
  lastMessageCreatedAt: string;
}

/** The conversations of messages on their way that the list does not have, the last written first. */
export function begunIn(outbox: readonly Outgoing[], list: readonly Conversation[]): Begun[] {
  const begun = new Map<string, Begun>();
  for (const { receiverId, receiver, words, picture, createdAt } of outbox) {
    if (!receiver || list.some((one) => one.receiver._id === receiverId)) continue;
    const lastMessage = { message_content: words, message_type: picture ? ('image' as const) : ('text' as const) };
    begun.set(receiverId, {
      receiver: receiver.party,
      kind: receiver.kind,
      lastMessage,
      lastMessageCreatedAt: createdAt,
    });
  }
  return [...begun.values()].sort((left, right) => right.lastMessageCreatedAt.localeCompare(left.lastMessageCreatedAt));
}

/** How many conversations have something unread. */
export function countUnread(list: readonly Conversation[]): number {
  return list.filter(({ unread }) => unread > 0).length;
}

/** The conversations whose receiver's name contains the typed text, ignoring case and accents. */
export function searchConversations<One extends Pick<Conversation, 'receiver'>>(
  list: readonly One[],
  typed: string,
): readonly One[] {
  const words = foldText(typed);
  return words === '' ? list : list.filter(({ receiver }) => foldText(receiver.fullName).includes(words));
}
