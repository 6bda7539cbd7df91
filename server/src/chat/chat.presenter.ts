import type { Conversation, Message } from '@keydate/contracts/chat';
import { presentParty } from '../accounts';
import { canWriteTo, type SharedTransaction, type Writer } from './policies/conversation';
import { chatPictureUrl } from './chat-picture-file';
import type { ListedConversation } from './conversations.repository';
import type { StoredMessage } from './messages.repository';
import type { Party } from './party';

/** The facts that a message's reader gets in addition to the message itself. */
interface Surroundings {
  sender: Pick<Party, 'id' | 'fullName' | 'pictureId'>;
  receiverId: string;
  isDelivered: boolean;
}

export function presentMessage(stored: StoredMessage, { sender, receiverId, isDelivered }: Surroundings): Message {
  const { id, conversationId, number, content, pictureId, createdAt, width, height } = stored;
  return {
    _id: id,
    sender: presentParty(sender),
    message_type: pictureId === null ? 'text' : 'image',
    message_content: content,
    url: pictureId === null ? null : chatPictureUrl(pictureId),
    createdAt: createdAt.toISOString(),
    conversationId,
    receiverId,
    number,
    picture: width !== null && height !== null ? { width, height } : null,
    isDelivered,
  };
}

export function presentConversation(
  reader: Writer,
  listed: ListedConversation,
  shared: readonly SharedTransaction[],
): Conversation {
  const { id, other, lastMessage, lastMessageAt, lastNumber, unread } = listed;
  return {
    conversationId: id,
    receiver: presentParty(other),
    lastMessage: {
      message_content: lastMessage.content,
      message_type: lastMessage.pictureId === null ? 'text' : 'image',
      senderId: lastMessage.senderId,
    },
    lastMessageCreatedAt: lastMessageAt.toISOString(),
    kind: other.kind,
    lastNumber,
    unread,
    isClosed: !canWriteTo(reader, other, shared),
  };
}
