import { bigserial, customType, pgTable, timestamp } from 'drizzle-orm/pg-core';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** What servers tell each other through PostgreSQL and is too long for a notification; socket.io's adapter fills and clears it. */
export const socketAttachments = pgTable('socket_io_attachments', {
  id: bigserial({ mode: 'bigint' }).primaryKey(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  payload: bytea(),
});
