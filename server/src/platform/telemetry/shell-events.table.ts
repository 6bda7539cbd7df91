import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** The reports about remotes in people's pages, without anything that identifies the person. */
export const shellEvents = pgTable(
  'shell_events',
  {
    id: uuid().primaryKey(),
    at: timestamp({ withTimezone: true, precision: 3 }).notNull(),
    kind: text({ enum: ['load', 'error'] }).notNull(),
    remote: text().notNull(),
    release: text(),
    host: text(),
    /** For a load: the loaded part, and how long each step took. */
    part: text(),
    entryMs: integer('entry_ms'),
    codeMs: integer('code_ms'),
    mountMs: integer('mount_ms'),
    /** For an error. */
    owner: text(),
    phase: text(),
    traceId: text('trace_id'),
    message: text(),
    /** Only places in files of releases, a line for each. */
    stack: text(),
  },
  (table) => [index('shell_events_at').on(table.at)],
);
