import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { people } from '../accounts/tables';

/** Pictures of messages. A picture without a message is not sent yet, and is removed after a day. */
export const chatPictures = pgTable(
  'chat_pictures',
  {
    id: text().primaryKey(),
    uploaderId: text('uploader_id')
      .notNull()
      .references(() => people.id),
    /** The person or client that it was uploaded for; nobody else may be sent it. */
    receiverId: text('receiver_id').notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    /** Set when it is sent. */
    sentAt: timestamp('sent_at', { withTimezone: true, precision: 3 }),
    /** The link in a mail: SHA-256 of its token, and its end. */
    linkHash: text('link_hash'),
    linkEndsAt: timestamp('link_ends_at', { withTimezone: true, precision: 3 }),
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [index('chat_pictures_unsent').on(table.sentAt, table.createdAt)],
);
