import { escapeIdentifier, type ClientBase } from 'pg';
import type { Head, Manifest } from './archive-format';

/** The schemas of Keydate: the product's, and that of the demo's payment sandbox. */
const SCHEMAS = ['public', 'payment_sandbox'];
export const MIGRATIONS_LOG = 'drizzle.__drizzle_migrations';
/** About this many bytes of rows are in memory at once. */
const PIECE_BYTES = 4_000_000;
const FIRST_PIECE_ROWS = 100;
const PIECE_ROWS_MAX = 20_000;

/** A table or sequence as SQL names it. */
export function quoted(name: string): string {
  return name.split('.').map(escapeIdentifier).join('.');
}

/** The names of all tables, each with its schema. */
export async function listTables(client: ClientBase, schemas = SCHEMAS): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select schemaname || '.' || tablename as name from pg_tables where schemaname = any($1) order by name`,
    [schemas],
  );
  return rows.map(({ name }) => name);
}

/** True if nobody has made tables of Keydate in this database. */
export async function hasNoTables(client: ClientBase): Promise<boolean> {
  return (await listTables(client, [...SCHEMAS, 'drizzle'])).length === 0;
}

export async function listMigrations(client: ClientBase): Promise<Head['migrations']> {
  const { rows } = await client.query<{ hash: string; created: string }>(
    `select hash, created_at as created from ${MIGRATIONS_LOG} order by created_at`,
  );
  return rows.map(({ hash, created }) => ({ hash, createdAt: Number(created) }));
}

export interface Piece {
  /** Rows as an array of JSON. */
  json: Buffer;
  rows: number;
}

/** The rows of a table in pieces. Needs an open transaction. */
export async function* piecesOf(client: ClientBase, table: string): AsyncGenerator<Piece> {
  await client.query(
    `declare rows no scroll cursor for select row_to_json(stored)::text as row from ${quoted(table)} stored`,
  );
  for (let asked = FIRST_PIECE_ROWS; ;) {
    const { rows } = await client.query<{ row: string }>(`fetch forward ${asked} from rows`);
    if (rows.length === 0) break;
    const json = Buffer.from(`[${rows.map(({ row }) => row).join(',\n')}]`);
    yield { json, rows: rows.length };
    const fitting = Math.floor((rows.length * PIECE_BYTES) / json.length);
    asked = Math.min(Math.max(fitting, 1), PIECE_ROWS_MAX);
  }
  await client.query('close rows');
}

/** Adds the rows of a piece, with the numbers that they have. */
export async function addPiece(client: ClientBase, table: string, json: string): Promise<void> {
  const name = quoted(table);
  await client.query(
    `insert into ${name} overriding system value select * from json_populate_recordset(null::${name}, $1::json)`,
    [json],
  );
}

export async function countRows(client: ClientBase, table: string): Promise<number> {
  const { rows } = await client.query<{ count: string }>(`select count(*) from ${quoted(table)}`);
  return Number(rows[0]?.count);
}

export async function readSequences(client: ClientBase): Promise<Manifest['sequences']> {
  const { rows } = await client.query<{ name: string; last: string | null }>(
    `select schemaname || '.' || sequencename as name, last_value as last from pg_sequences
     where schemaname = any($1) order by name`,
    [SCHEMAS],
  );
  return Object.fromEntries(rows.map(({ name, last }) => [name, last]));
}

export async function setSequences(client: ClientBase, sequences: Manifest['sequences']): Promise<void> {
  for (const [name, last] of Object.entries(sequences))
    if (last !== null) await client.query('select setval($1, $2)', [quoted(name), last]);
}

/**
 * Takes away the foreign keys, so that rows may come in any order.
 * @returns adds them again, which checks all rows
 */
export async function withoutForeignKeys(client: ClientBase): Promise<() => Promise<void>> {
  const { rows } = await client.query<{ table: string; name: string; definition: string }>(
    `select schemaname || '.' || tablename as table, conname as name, pg_get_constraintdef(pg_constraint.oid) as definition
     from pg_constraint join pg_tables on conrelid = format('%I.%I', schemaname, tablename)::regclass
     where contype = 'f' and schemaname = any($1) order by 1, 2`,
    [SCHEMAS],
  );
  const keys = rows.map(({ table, name, definition }) => ({
    alter: `alter table ${quoted(table)}`,
    name: escapeIdentifier(name),
    definition,
  }));
  for (const { alter, name } of keys) await client.query(`${alter} drop constraint ${name}`);
  return async () => {
    for (const { alter, name, definition } of keys) await client.query(`${alter} add constraint ${name} ${definition}`);
  };
}
