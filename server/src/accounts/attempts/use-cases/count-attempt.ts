import { createHash } from 'node:crypto';
import { AppError } from '../../../app-error';
import type { Queries } from '../../../db/database';
import type { Tools } from '../../../tools';
import { countTries, takeTryBack } from '../attempts.repository';

export const ATTEMPT_WINDOW_MS = 60_000;

type AttemptTools = Pick<Tools, 'db' | 'clock' | 'config'>;

/**
 * Counts an attempt of a kind on an account, and refuses it if there were too many lately. Attempts beyond the limit
 * of their network do not count toward the account's own limit: so no single network can lock its person out.
 */
export async function countAttempt(
  { db, clock, config }: AttemptTools,
  kind: string,
  { account, network }: { account: string; network: string },
): Promise<void> {
  const { perAccount, perAccountAnywhere } = config.attempts;
  const minute = { kind, now: clock.now(), windowMs: ATTEMPT_WINDOW_MS };
  if ((await countOf(db, { ...minute, of: [account, network] })) > perAccount) throw new AppError('TOO_MANY_REQUESTS');
  if ((await countOf(db, { ...minute, of: account })) > perAccountAnywhere) throw new AppError('TOO_MANY_REQUESTS');
}

interface Counted {
  kind: string;
  /** The key of the count: an account, a network, or both. */
  of: string | readonly string[];
  now: Date;
  windowMs: number;
}

/** Counts an event and returns how often it happened in its window; only a hash of it is stored. */
export function countOf(db: Queries, { kind, of, now, windowMs }: Counted): Promise<number> {
  return countTries(db, { key: keyOf(kind, of), now, windowMs });
}

/** Takes back one that was counted. */
export function discount(db: Queries, { kind, of }: Pick<Counted, 'kind' | 'of'>): Promise<void> {
  return takeTryBack(db, keyOf(kind, of));
}

function keyOf(kind: string, of: Counted['of']): string {
  return createHash('sha256')
    .update(JSON.stringify([kind, of]))
    .digest('base64url');
}
