import { createHash } from 'node:crypto';
import { AppError } from '../../../app-error';
import type { Queries } from '../../../db/database';
import type { Tools } from '../../../tools';
import { countTries } from '../attempts.repository';

export const ATTEMPT_WINDOW_MS = 60_000;

/** Counts an attempt of a kind on an account, and refuses it when there were too many lately, from any sender. */
export async function countAttempt(
  { db, clock, config }: Pick<Tools, 'db' | 'clock' | 'config'>,
  kind: string,
  account: string,
): Promise<void> {
  const tries = await countOf(db, { kind, of: account, now: clock.now(), windowMs: ATTEMPT_WINDOW_MS });
  if (tries > config.attempts.perAccount) throw new AppError('TOO_MANY_REQUESTS');
}

interface Counted {
  kind: string;
  /** Whom or what it is counted for: an account, a network. */
  of: string;
  now: Date;
  windowMs: number;
}

/** Counts something that happened and gives how often it did in its window; only a hash of what it was is stored. */
export function countOf(db: Queries, { kind, of, now, windowMs }: Counted): Promise<number> {
  const key = createHash('sha256')
    .update(JSON.stringify([kind, of]))
    .digest('base64url');
  return countTries(db, { key, now, windowMs });
}
