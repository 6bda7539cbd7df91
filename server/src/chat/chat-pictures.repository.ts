import { and, eq, gt, isNull, lt } from 'drizzle-orm';
import type { Queries, Tx } from '../db/database';
import { chatPictures } from './chat-pictures.table';

export type ChatPicture = typeof chatPictures.$inferSelect;

export async function insertChatPicture(db: Queries, row: typeof chatPictures.$inferInsert): Promise<void> {
  await db.insert(chatPictures).values(row);
}

/** The picture as it is now, locked: nobody else can send it until the database transaction ends. */
export async function lockChatPicture(tx: Tx, id: string): Promise<ChatPicture | undefined> {
  const [found] = await tx.select().from(chatPictures).where(eq(chatPictures.id, id)).for('update');
  return found;
}

export async function setPictureSent(
  db: Queries,
  id: string,
  sent: Pick<ChatPicture, 'sentAt'> & Partial<Pick<ChatPicture, 'linkHash' | 'linkEndsAt'>>,
): Promise<void> {
  await db.update(chatPictures).set(sent).where(eq(chatPictures.id, id));
}

/** True if the person uploaded this picture and has not sent it. */
export async function isUnsentPictureOf(db: Queries, uploaderId: string, id: string): Promise<boolean> {
  const found = await db
    .select({ id: chatPictures.id })
    .from(chatPictures)
    .where(and(eq(chatPictures.id, id), eq(chatPictures.uploaderId, uploaderId), isNull(chatPictures.sentAt)));
  return found.length === 1;
}

/** True if this link opens this picture now. */
export async function isLinkOf(db: Queries, id: string, linkHash: string, now: Date): Promise<boolean> {
  const found = await db
    .select({ id: chatPictures.id })
    .from(chatPictures)
    .where(and(eq(chatPictures.id, id), eq(chatPictures.linkHash, linkHash), gt(chatPictures.linkEndsAt, now)));
  return found.length === 1;
}

/** The pictures that were uploaded before a moment and never sent. */
export async function findUnsentPictures(db: Queries, before: Date): Promise<string[]> {
  const unsent = and(isNull(chatPictures.sentAt), lt(chatPictures.createdAt, before));
  const rows = await db.select({ id: chatPictures.id }).from(chatPictures).where(unsent);
  return rows.map(({ id }) => id);
}

export async function deleteChatPicture(db: Queries, id: string): Promise<void> {
  await db.delete(chatPictures).where(eq(chatPictures.id, id));
}
