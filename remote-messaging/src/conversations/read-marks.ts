import { connection } from '@keydate/client';
import type { Conversation } from '@keydate/contracts/chat';
import { messagesRead } from '@keydate/contracts/chat-events';

export interface ReadMarks {
  /** Reports to the server that the person has read a conversation up to a number; false if that was reported before. */
  mark: (conversationId: string, number: number) => boolean;
  /** Another tab or device of the person has read a conversation up to a number. */
  note: (conversationId: string, number: number) => void;
  /** A conversation, with nothing unread if the person has read all of it. */
  apply: (conversation: Conversation) => Conversation;
}

/** Knows up to which number each conversation was read, as far as this tab has learned. Sends each number once. */
export function readMarks(): ReadMarks {
  const marked = new Map<string, number>();
  return {
    mark: (conversationId, number) => {
      if (number <= (marked.get(conversationId) ?? 0)) return false;
      marked.set(conversationId, number);
      // a mark that did not arrive shows as unread at the next fetch, and is then sent again
      connection()
        .call(messagesRead, { conversationId, number })
        .catch(() => marked.delete(conversationId));
      return true;
    },
    note: (conversationId, number) => {
      if (number > (marked.get(conversationId) ?? 0)) marked.set(conversationId, number);
    },
    // the server may have made its list before it had the mark
    apply: (conversation) => {
      const isRead = conversation.lastNumber <= (marked.get(conversation.conversationId) ?? 0);
      return isRead && conversation.unread > 0 ? { ...conversation, unread: 0 } : conversation;
    },
  };
}
