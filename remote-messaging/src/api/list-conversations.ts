import { callApi } from '@keydate/client';
import { listConversations, type Conversation } from '@keydate/contracts/chat';

export interface ConversationPage {
  conversations: Conversation[];
  nextCursor: string | null;
  /** How many messages all conversations have together. */
  messageTotal: number;
  /** How many of all conversations have something unread. */
  unreadTotal: number;
}

/** A page of the person's conversations, the last written first. */
export async function fetchConversations(cursor?: string): Promise<ConversationPage> {
  const { result, nextCursor, messageTotal, unreadTotal } = await callApi(listConversations, { query: { cursor } });
  return { conversations: result, nextCursor, messageTotal, unreadTotal };
}
