import { integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

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
  revokedAt: moment('revoked_at'),
});

/** The changes of the live releases. Rows are only added. */
export const releaseEvents = pgTable('release_events', {
  id: uuid().primaryKey(),
  action: text({ enum: ['release', 'roll-out', 'rollback', 'withdraw', 'disable', 'enable', 'remove'] }).notNull(),
  name: text().notNull(),
  release: text().notNull(),
  by: text().notNull(),
  at: moment('at').notNull(),
  commit: text(),
  /** Why a check was skipped, why the remote was disabled or removed, or who gets the release. */
  reason: text(),
});

/** The registry of servers that share a database: one row. */
export const liveRegistry = pgTable('live_registry', {
  id: integer().primaryKey(),
  version: integer().notNull(),
  content: jsonb().notNull(),
});
