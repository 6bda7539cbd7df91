import { MESSAGE_PAGE_MAX } from '@keydate/contracts/limits';
import type { Queries } from '../../db/database';
import { findMessagePage, type StoredMessage } from '../messages.repository';

interface Page {
  limit?: number | undefined;
  /** The messages before this number. */
  cursor?: number | undefined;
  /** The messages after this number. */
  after?: number | undefined;
}

/** A page of a conversation in its order, and the cursor of the older one; empty if there is no conversation yet. */
export async function readMessages(
  db: Queries,
  conversationId: string | undefined,
  { limit = MESSAGE_PAGE_MAX, cursor, after }: Page,
): Promise<{ messages: StoredMessage[]; next: number | null }> {
  if (conversationId === undefined) return { messages: [], next: null };
  const messages = await findMessagePage(db, conversationId, { before: cursor, after, limit });
  const first = messages[0]?.number ?? 1;
  return { messages, next: first > 1 ? first : null };
}
