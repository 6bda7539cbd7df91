import { index, integer, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { people } from '../accounts/tables';
import { chatPictures } from './chat-pictures.table';
import { conversations } from './conversations.table';

export const messages = pgTable(
  'messages',
  {
    /** The browser that sends the message makes the id, so that sending it again stores no second message. */
    id: text().primaryKey(),
    conversationId: text('conversation_id')
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    number: integer().notNull(),
    senderId: text('sender_id')
      .notNull()
      .references(() => people.id),
    content: text().notNull(),
    pictureId: text('picture_id')
      .unique()
      .references(() => chatPictures.id),
    /** For a message to a client: when its mail was handed over. */
    mailedAt: timestamp('mailed_at', { withTimezone: true, precision: 3 }),
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [
    unique('messages_in_order').on(table.conversationId, table.number),
    index('messages_of_sender').on(table.senderId, table.createdAt),
  ],
);
