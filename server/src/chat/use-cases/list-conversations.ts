import { AppError } from '../../app-error';
import type { Queries } from '../../db/database';
import {
  findConversationPage,
  findConversationPlace,
  type ListedConversation,
  type Reader,
} from '../conversations.repository';

interface Page {
  limit: number;
  /** The id of the last conversation on the previous page. */
  cursor: string | undefined;
}

/** A page of a reader's conversations, newest message first, and the cursor of the next page. */
export async function listConversations(
  db: Queries,
  reader: Reader,
  { limit, cursor }: Page,
): Promise<{ conversations: ListedConversation[]; next: string | null }> {
  const after = cursor === undefined ? undefined : await findConversationPlace(db, reader, cursor);
  if (cursor !== undefined && !after) throw new AppError('BAD_INPUT', { cursor: 'This page does not exist.' });
  // one more than the page has: it shows whether another page follows
  const found = await findConversationPage(db, reader, { after, limit: limit + 1 });
  const conversations = found.slice(0, limit);
  return { conversations, next: conversations.length < found.length ? (conversations.at(-1)?.id ?? null) : null };
}
