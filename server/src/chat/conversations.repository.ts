import { randomUUID } from 'node:crypto';
import { and, desc, eq, gt, inArray, lt, ne, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { UNREAD_SHOWN_MAX } from '@keydate/contracts/limits';
import { cachedStatement } from '../db/cached-statement';
import type { Queries, Tx } from '../db/database';
import { clients } from '../transactions/tables';
import { people } from '../accounts/tables';
import { conversationMembers as members, conversations } from './conversations.table';
import { messages } from './messages.table';
import type { Party } from './party';

/** Both ends of a conversation, each in the company it was in when they began. */
export interface Pair {
  writer: Pick<Party, 'id' | 'kind'> & { companyId: string };
  receiver: Pick<Party, 'id' | 'kind'> & { companyId: string };
}

/** The reader of conversations: a person in a company. */
export interface Reader {
  id: string;
  companyId: string;
}

/** The same for both people, no matter who writes first. */
function pairKeyOf({ writer, receiver }: Pair): string {
  return [writer, receiver]
    .map(({ companyId, id }) => `${companyId}/${id}`)
    .sort()
    .join('|');
}

/** A conversation that this database transaction has locked. */
export type LockedConversation = Pick<typeof conversations.$inferSelect, 'id' | 'lastNumber'>;

const locked = { id: conversations.id, lastNumber: conversations.lastNumber };

const lockedConversation = cachedStatement('conversation locked', (db, name) =>
  db
    .select(locked)
    .from(conversations)
    .where(eq(conversations.pairKey, sql.placeholder('pairKey')))
    .for('no key update', { noWait: true })
    .prepare(name),
);

/**
 * Locks the conversation of a pair until the database transaction ends, and creates it if it does not exist. Fails at
 * once (`isLocked`) if another server is adding a message to it.
 */
export async function lockConversation(tx: Tx, pair: Pair, now: Date): Promise<LockedConversation> {
  const pairKey = pairKeyOf(pair);
  const [found] = await lockedConversation(tx).execute({ pairKey });
  if (found) return found;
  const [created] = await tx
    .insert(conversations)
    .values({ id: randomUUID(), pairKey, lastMessageAt: now, createdAt: now })
    .onConflictDoNothing({ target: conversations.pairKey })
    .returning(locked);
  // another server has created it since the query
  if (!created) return lockConversation(tx, pair, now);
  await tx.insert(members).values(membersOf(created.id, pair));
  return created;
}

function membersOf(conversationId: string, { writer, receiver }: Pair) {
  const row = (member: Pair['writer'], other: Pair['writer']) => ({
    conversationId,
    memberId: member.id,
    kind: member.kind,
    companyId: member.companyId,
    otherId: other.id,
    otherKind: other.kind,
  });
  return [row(writer, receiver), row(receiver, writer)];
}

/**
 * A reader's conversation with another, and how far each has read and received it. If there are several, it is the one with
 * the other's present company, or else the latest.
 */
export async function findConversation(
  db: Queries,
  reader: Reader,
  { id: otherId, companyId }: Pick<Party, 'id' | 'companyId'>,
) {
  const other = alias(members, 'other');
  const [found] = await db
    .select({
      id: conversations.id,
      lastNumber: conversations.lastNumber,
      readNumber: members.readNumber,
      otherCompanyId: other.companyId,
      deliveredNumber: other.deliveredNumber,
    })
    .from(members)
    .innerJoin(conversations, eq(conversations.id, members.conversationId))
    .innerJoin(other, and(eq(other.conversationId, members.conversationId), eq(other.memberId, members.otherId)))
    .where(and(isReader(reader), eq(members.otherId, otherId)))
    .orderBy(desc(sql`coalesce(${other.companyId} = ${companyId}, false)`), desc(conversations.lastMessageAt))
    .limit(1);
  return found;
}

const isReader = ({ id, companyId }: Reader) => and(eq(members.memberId, id), eq(members.companyId, companyId));

/** Leaves out superseded conversations: the other has changed companies, and the two have written in a newer one. */
const isCurrent = sql`not exists (
  select from ${members} as later join ${conversations} as begun on begun.id = later.conversation_id
  where later.member_id = ${members.memberId} and later.company_id = ${members.companyId}
    and later.other_id = ${members.otherId} and begun.last_number > 0
    and begun.created_at > ${conversations.createdAt})`;

/** How many messages of the other a member has not read; counts no further than the interface shows. */
const unread = sql<number>`(select count(*)::int from (
  select 1 from ${messages} where ${messages.conversationId} = ${members.conversationId}
    and ${messages.number} > ${members.readNumber} and ${messages.senderId} <> ${members.memberId}
  limit ${sql.raw(String(UNREAD_SHOWN_MAX + 1))}) as unread)`;

export interface ConversationPlace {
  lastMessageAt: Date;
  id: string;
}

/** A reader's conversations with the other member and the last message, newest first. */
export async function findConversationPage(
  db: Queries,
  reader: Reader,
  { after, limit }: { after: ConversationPlace | undefined; limit: number },
) {
  const { lastMessageAt, id } = conversations;
  return db
    .select({
      id,
      lastMessageAt,
      lastNumber: conversations.lastNumber,
      other: {
        kind: members.otherKind,
        id: members.otherId,
        companyId: sql<string | null>`coalesce(${people.companyId}, ${clients.companyId})`,
        role: people.role,
        worksForId: people.worksForId,
        fullName: sql<string>`coalesce(${people.fullName}, ${clients.fullName}, '')`,
        pictureId: sql<string | null>`coalesce(${people.pictureId}, ${clients.pictureId})`,
      },
      lastMessage: { content: messages.content, pictureId: messages.pictureId, senderId: messages.senderId },
      unread,
    })
    .from(members)
    .innerJoin(conversations, eq(id, members.conversationId))
    .innerJoin(messages, and(eq(messages.conversationId, id), eq(messages.number, conversations.lastNumber)))
    .leftJoin(people, and(eq(people.id, members.otherId), eq(members.otherKind, 'person')))
    .leftJoin(clients, and(eq(clients.id, members.otherId), eq(members.otherKind, 'client')))
    .where(
      and(
        isReader(reader),
        isCurrent,
        after &&
          or(lt(lastMessageAt, after.lastMessageAt), and(eq(lastMessageAt, after.lastMessageAt), lt(id, after.id))),
      ),
    )
    .orderBy(desc(lastMessageAt), desc(id))
    .limit(limit);
}
export type ListedConversation = Awaited<ReturnType<typeof findConversationPage>>[number];

/** The place in the list after a page whose last conversation is this one. */
export async function findConversationPlace(
  db: Queries,
  reader: Reader,
  id: string,
): Promise<ConversationPlace | undefined> {
  const [found] = await db
    .select({ id: conversations.id, lastMessageAt: conversations.lastMessageAt })
    .from(conversations)
    .innerJoin(members, eq(members.conversationId, conversations.id))
    .where(and(isReader(reader), eq(conversations.id, id)));
  return found;
}

const total = sql<number>`coalesce(sum(${conversations.lastNumber}), 0)::int`;

/** In a conversation with unread messages. The numbers are compared first: that does not read the messages. */
const hasUnread = sql`${conversations.lastNumber} > ${members.readNumber} and exists (
  select from ${messages} where ${messages.conversationId} = ${members.conversationId}
    and ${messages.number} > ${members.readNumber} and ${messages.senderId} <> ${members.memberId})`;

/** How many messages a reader's conversations have in total, and how many of the conversations have something unread. */
export async function countMessages(db: Queries, reader: Reader): Promise<{ total: number; unread: number }> {
  const [found] = await db
    .select({ total, unread: sql<number>`(count(*) filter (where ${hasUnread}))::int` })
    .from(members)
    .innerJoin(conversations, eq(conversations.id, members.conversationId))
    .where(and(isReader(reader), isCurrent));
  return found ?? { total: 0, unread: 0 };
}

/** Only the total, which every visible tab asks for repeatedly. */
export async function totalOfMessages(db: Queries, reader: Reader): Promise<number> {
  const [found] = await db
    .select({ total })
    .from(members)
    .innerJoin(conversations, eq(conversations.id, members.conversationId))
    .where(and(isReader(reader), isCurrent));
  return found?.total ?? 0;
}

/** How far a member has come in a conversation. */
export interface Progress {
  reader: Reader;
  conversationId: string;
  number: number;
}

/** Stores that a device of a member has the messages up to a number. Returns the other member's id, if that is new. */
export async function raiseDelivered(db: Queries, progress: Progress): Promise<string | undefined> {
  const [raised] = await db
    .update(members)
    .set({ deliveredNumber: reached(progress) })
    .from(conversations)
    .where(and(isIn(progress), lt(members.deliveredNumber, reached(progress))))
    .returning({ otherId: members.otherId });
  return raised?.otherId;
}

/**
 * Stores that a member has read up to a number, and returns how many are still unread; undefined if that is not new.
 */
export async function raiseRead(
  db: Queries,
  progress: Progress,
): Promise<{ otherId: string; readNumber: number; unread: number; lastNumber: number } | undefined> {
  const [raised] = await db
    .update(members)
    .set({ readNumber: reached(progress) })
    .from(conversations)
    .where(and(isIn(progress), lt(members.readNumber, reached(progress))))
    .returning({
      otherId: members.otherId,
      readNumber: members.readNumber,
      unread,
      lastNumber: conversations.lastNumber,
    });
  return raised;
}

const reached = ({ number }: Progress) => sql`least(${number}::int, ${conversations.lastNumber})`;

function isIn({ reader, conversationId }: Progress) {
  return and(
    isReader(reader),
    eq(members.conversationId, conversationId),
    eq(conversations.id, members.conversationId),
  );
}

/** True if a person may see a picture, because its message is in a conversation of theirs. */
export async function isPictureOf(db: Queries, reader: Reader, pictureId: string): Promise<boolean> {
  const found = await db
    .select({ id: messages.id })
    .from(messages)
    .innerJoin(members, and(eq(members.conversationId, messages.conversationId), isReader(reader)))
    .where(eq(messages.pictureId, pictureId))
    .limit(1);
  return found.length === 1;
}

/** The people with whom these people have conversations. */
export async function peopleInTouchWith(db: Queries, personIds: readonly string[]): Promise<string[]> {
  const found = await db
    .select({ id: members.otherId })
    .from(members)
    .where(and(inArray(members.memberId, [...personIds]), eq(members.otherKind, 'person')))
    .groupBy(members.otherId);
  return found.map(({ id }) => id);
}

/** How many messages to clients a person has sent since a moment. */
export async function countClientMessages(db: Queries, senderId: string, since: Date): Promise<number> {
  const [found] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(messages)
    .innerJoin(members, and(eq(members.conversationId, messages.conversationId), eq(members.kind, 'client')))
    .where(and(eq(messages.senderId, senderId), gt(messages.createdAt, since), ne(members.memberId, senderId)));
  return found?.count ?? 0;
}
