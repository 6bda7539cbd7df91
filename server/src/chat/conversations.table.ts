import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core';

/** A conversation of two people, or of a person and a client. Its messages are numbered from 1, without gaps. */
export const conversations = pgTable('conversations', {
  id: text().primaryKey(),
  /** Both members with their companies, sorted: two people of one company have one conversation, no matter who began it. */
  pairKey: text('pair_key').notNull().unique(),
  /** Locked and raised by every addition of a message, so that everybody sees the messages in one order. */
  lastNumber: integer('last_number').notNull().default(0),
  lastMessageAt: timestamp('last_message_at', { withTimezone: true, precision: 3 }).notNull(),
  createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
});

/**
 * The members of a conversation: two rows each. A person sees it while they are in the company they were in when it began.
 */
export const conversationMembers = pgTable(
  'conversation_members',
  {
    conversationId: text('conversation_id')
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    /** The id of a person or a client. */
    memberId: text('member_id').notNull(),
    kind: text().$type<'person' | 'client'>().notNull(),
    companyId: text('company_id').notNull(),
    /** The member of the other row. */
    otherId: text('other_id').notNull(),
    otherKind: text('other_kind').$type<'person' | 'client'>().notNull(),
    /** The numbers up to which the member has read messages, and has them on a device. */
    readNumber: integer('read_number').notNull().default(0),
    deliveredNumber: integer('delivered_number').notNull().default(0),
  },
  (table) => [
    unique('conversation_members_once').on(table.conversationId, table.memberId),
    index('conversation_members_of').on(table.memberId, table.companyId, table.otherId),
    check('conversation_members_two', sql`${table.memberId} <> ${table.otherId}`),
  ],
);
