import { connection } from '@keydate/client';
import type { Conversation } from '@keydate/contracts/chat';
import { messagesRead } from '@keydate/contracts/chat-events';

export interface ReadMarks {
  /** Tells the server that the person has read a conversation up to a number; false where it was told before. */
  mark: (conversationId: string, number: number) => boolean;
  /** A conversation as the server lists it, with nothing unread where this tab has marked all of it. */
  apply: (conversation: Conversation) => Conversation;
}

/** Up to which number this tab has marked each conversation as read. Each number goes out once. */
export function readMarks(): ReadMarks {
  const marked = new Map<string, number>();
  return {
    mark: (conversationId, number) => {
      if (number <= (marked.get(conversationId) ?? 0)) return false;
      marked.set(conversationId, number);
      // what is not noted now shows as unread at the next fetch
      connection()
        .call(messagesRead, { conversationId, number })
        .catch(() => marked.delete(conversationId));
      return true;
    },
    // the server may have made its list before it had the mark
    apply: (conversation) => {
      const isRead = conversation.lastNumber <= (marked.get(conversation.conversationId) ?? 0);
      return isRead ? { ...conversation, unread: 0 } : conversation;
    },
  };
}
