import { RELEASE_ACTIONS } from '@keydate/contracts/releases/history';
import { sql } from 'drizzle-orm';
import { bigint, date, index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** The tokens that permit to release a remote, or the host. */
export const deployTokens = pgTable('deploy_tokens', {
  id: uuid().primaryKey(),
  remote: text().notNull(),
  /** The place where it is used: "CI of squad billing". */
  label: text().notNull(),
  tokenHash: text('token_hash').notNull().unique(),
  madeBy: text('made_by').notNull(),
  madeAt: moment('made_at').notNull(),
  /** The default is for tokens of before they expired, and for servers of before that make some. */
  expiresAt: moment('expires_at')
    .notNull()
    .default(sql`now() + interval '90 days'`),
  revokedAt: moment('revoked_at'),
  /** To the minute. */
  lastUsedAt: moment('last_used_at'),
  /** The day (UTC) of the last upload, and how much was uploaded on it. */
  uploadedOn: date('uploaded_on'),
  uploadedBytes: bigint('uploaded_bytes', { mode: 'number' }).notNull().default(0),
});

/** The changes of the live releases and of tokens, and the changes that were refused. Rows are only added. */
export const releaseEvents = pgTable(
  'release_events',
  {
    id: uuid().primaryKey(),
    action: text({ enum: RELEASE_ACTIONS }).notNull(),
    name: text().notNull(),
    /** Null for a token, and for a refusal that is about no release. */
    release: text(),
    by: text().notNull(),
    at: moment('at').notNull(),
    commit: text(),
    /** The reason of the change, who gets the release, what the token is for, or why the change was refused. */
    reason: text(),
  },
  (table) => [index('release_events_at').on(table.at)],
);

/** The registry of servers that share a database: one row. */
export const liveRegistry = pgTable('live_registry', {
  id: integer().primaryKey(),
  version: integer().notNull(),
  content: jsonb().notNull(),
});

/** The servers that a remote's releases may have their files on. */
export const releaseOrigins = pgTable(
  'release_origins',
  {
    remote: text().notNull(),
    origin: text().notNull(),
    allowedBy: text('allowed_by').notNull(),
    allowedAt: moment('allowed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.remote, table.origin] })],
);
