import { z } from 'zod';
import { AppError } from '../app-error';
import { NEVER_DUE } from './next-due';
import type { TransactionPlace } from './transaction-lists.repository';

/** PostgreSQL and JavaScript both know days up to here; they write a year of four digits alike. */
const LAST_MS = Date.UTC(9999, 11, 31);

const place = z.tuple([z.union([z.iso.date(), z.literal(NEVER_DUE)]), z.number().int().min(0).max(LAST_MS), z.uuid()]);

/** The end of a page, as an opaque text for the next call. */
export function writeCursor({ nextDue, createdAt, id }: TransactionPlace): string {
  return Buffer.from(JSON.stringify([nextDue, createdAt.getTime(), id])).toString('base64url');
}

/** The place that a cursor names. Throws BAD_INPUT for one that we did not write. */
export function readCursor(cursor: string): TransactionPlace {
  const read = place.safeParse(parseJson(Buffer.from(cursor, 'base64url').toString()));
  if (!read.success) throw new AppError('BAD_INPUT', { cursor: 'This page does not exist.' });
  const [nextDue, time, id] = read.data;
  return { nextDue, createdAt: new Date(time), id };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
