import { createHash } from 'node:crypto';
import { AppError } from '../../../app-error';
import type { Tools } from '../../../tools';
import { countTries } from '../attempts.repository';

export const ATTEMPT_WINDOW_MS = 60_000;

/** Counts an attempt of a kind on an account, and refuses it when there were too many of late, whoever sent them. */
export async function countAttempt(
  { db, clock, config }: Pick<Tools, 'db' | 'clock' | 'config'>,
  kind: string,
  account: string,
): Promise<void> {
  const key = createHash('sha256')
    .update(JSON.stringify([kind, account]))
    .digest('base64url');
  const tries = await countTries(db, { key, now: clock.now(), windowMs: ATTEMPT_WINDOW_MS });
  if (tries > config.attempts.perAccount) throw new AppError('TOO_MANY_REQUESTS');
}
