import { and, asc, desc, eq, gt, isNull, lt, lte, sql } from 'drizzle-orm';
import { cachedStatement } from '../db/cached-statement';
import type { Queries, Tx } from '../db/database';
import { chatPictures } from './chat-pictures.table';
import type { LockedConversation } from './conversations.repository';
import { conversationMembers, conversations } from './conversations.table';
import { messages } from './messages.table';

const stored = {
  id: messages.id,
  conversationId: messages.conversationId,
  number: messages.number,
  senderId: messages.senderId,
  content: messages.content,
  pictureId: messages.pictureId,
  mailedAt: messages.mailedAt,
  createdAt: messages.createdAt,
  width: chatPictures.width,
  height: chatPictures.height,
};

/** A message with the size of its picture, if it has one. */
export type StoredMessage = Awaited<ReturnType<typeof findMessagePage>>[number];

function selectMessages(db: Queries) {
  return db.select(stored).from(messages).leftJoin(chatPictures, eq(chatPictures.id, messages.pictureId));
}

const insertedMessage = cachedStatement('message inserted', (db, name) =>
  db
    .insert(messages)
    .values({
      id: sql.placeholder('id'),
      conversationId: sql.placeholder('conversationId'),
      number: sql.placeholder('number'),
      senderId: sql.placeholder('senderId'),
      content: sql.placeholder('content'),
      pictureId: sql.placeholder('pictureId'),
      createdAt: sql.placeholder('createdAt'),
    })
    .onConflictDoNothing({ target: messages.id })
    .returning()
    .prepare(name),
);

const raisedConversation = cachedStatement('conversation raised', (db, name) =>
  db
    .update(conversations)
    .set({ lastNumber: sql`${sql.placeholder('number')}`, lastMessageAt: sql`${sql.placeholder('at')}` })
    .where(eq(conversations.id, sql.placeholder('id')))
    .prepare(name),
);

type NewMessage = Pick<typeof messages.$inferSelect, 'id' | 'senderId' | 'content' | 'pictureId' | 'createdAt'>;

/**
 * Adds a message with the next number to a conversation that the database transaction has locked. Returns undefined,
 * and adds nothing, if its id is stored already.
 */
export async function addMessage(
  tx: Tx,
  { id: conversationId, lastNumber }: LockedConversation,
  message: NewMessage,
): Promise<typeof messages.$inferSelect | undefined> {
  const number = lastNumber + 1;
  const [added] = await insertedMessage(tx).execute({ ...message, conversationId, number });
  if (!added) return undefined;
  await raisedConversation(tx).execute({ id: conversationId, number, at: added.createdAt.toISOString() });
  return added;
}

/** Up to `limit` messages of a conversation in their order: the last ones before a number, or the first ones after one. */
export async function findMessagePage(
  db: Queries,
  conversationId: string,
  { before, after, limit }: { before?: number | undefined; after?: number | undefined; limit: number },
) {
  const inConversation = eq(messages.conversationId, conversationId);
  if (after !== undefined)
    return selectMessages(db)
      .where(and(inConversation, gt(messages.number, after)))
      .orderBy(asc(messages.number))
      .limit(limit);
  const found = await selectMessages(db)
    .where(and(inConversation, before === undefined ? undefined : lt(messages.number, before)))
    .orderBy(desc(messages.number))
    .limit(limit);
  return found.reverse();
}

export async function findMessage(db: Queries, id: string): Promise<StoredMessage | undefined> {
  const [found] = await selectMessages(db).where(eq(messages.id, id));
  return found;
}

/** A message that a person of a company has sent to a receiver; undefined if no message, or another one, has the id. */
export async function findSent(
  db: Queries,
  { id, sender, receiverId }: { id: string; sender: { id: string; companyId: string }; receiverId: string },
): Promise<StoredMessage | undefined> {
  const [found] = await selectMessages(db)
    .innerJoin(conversationMembers, eq(conversationMembers.conversationId, messages.conversationId))
    .where(
      and(
        eq(messages.id, id),
        eq(messages.senderId, sender.id),
        eq(conversationMembers.memberId, sender.id),
        eq(conversationMembers.companyId, sender.companyId),
        eq(conversationMembers.otherId, receiverId),
      ),
    );
  return found;
}

/** The last message of a sender up to a number. */
export async function findLastOf(
  db: Queries,
  { conversationId, senderId, number }: Pick<StoredMessage, 'conversationId' | 'senderId' | 'number'>,
): Promise<StoredMessage | undefined> {
  const [found] = await selectMessages(db)
    .where(
      and(eq(messages.conversationId, conversationId), eq(messages.senderId, senderId), lte(messages.number, number)),
    )
    .orderBy(desc(messages.number))
    .limit(1);
  return found;
}

/** Stores that the mail of a message was handed over. Returns its sender and the client, the first time only. */
export async function noteMailed(
  db: Queries,
  id: string,
  now: Date,
): Promise<{ senderId: string; receiverId: string } | undefined> {
  const [noted] = await db
    .update(messages)
    .set({ mailedAt: now })
    .from(conversationMembers)
    .where(
      and(
        eq(messages.id, id),
        isNull(messages.mailedAt),
        eq(conversationMembers.conversationId, messages.conversationId),
        eq(conversationMembers.kind, 'client'),
      ),
    )
    .returning({ senderId: messages.senderId, receiverId: conversationMembers.memberId });
  return noted;
}
