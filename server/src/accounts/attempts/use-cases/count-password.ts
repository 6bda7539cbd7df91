import { DAY_MS } from '@keydate/domain/durations';
import { AppError } from '../../../app-error';
import { networkOf } from '../../../calls/network-of';
import type { Queries } from '../../../db/database';
import type { Tools } from '../../../tools';
import { ATTEMPT_WINDOW_MS, countAttempt, countOf, discount } from './count-attempt';

const KIND = 'password';
const KIND_OF_DAY = 'password of the day';

export interface PasswordTry {
  /** The account's address, whether or not there is such an account. */
  email: string;
  /** The network address of its sender. */
  address: string;
  /**
   * The reason why its sender is known: a browser that has signed in to the account before, or an open session; null
   * for neither.
   */
  knownBy: string | null;
}

export interface CountedTry {
  /** True if a code must come with the password, because too many passwords were wrong today. */
  needsCode: boolean;
  /** Call it if the password was right: only a day's wrong ones are counted. */
  forgive: (db: Queries) => Promise<void>;
}

type CountTools = Pick<Tools, 'db' | 'clock' | 'config'>;

/**
 * Counts a password that is tried at sign-in. A browser that has signed in before has an allowance of its own, so that
 * others who try passwords do not lock its person out. Beyond its allowance of a day it is treated like any other
 * (docs/decisions/0023).
 */
export async function countPassword(tools: CountTools, { email, address, knownBy }: PasswordTry): Promise<CountedTry> {
  const { db, config } = tools;
  if (knownBy !== null) {
    const own = await countOwn(tools, knownBy, email);
    if (own.ofMinute > config.attempts.perAccount) throw new AppError('TOO_MANY_REQUESTS');
    if (own.ofDay <= config.attempts.wrongPasswordsPerDay) return { needsCode: false, forgive: own.forgive };
  }
  await countAttempt(tools, KIND, { account: email, network: networkOf(address) });
  const ofDay = await countOf(db, { kind: KIND_OF_DAY, of: email, now: tools.clock.now(), windowMs: DAY_MS });
  return {
    needsCode: ofDay > config.attempts.wrongPasswordsPerDay,
    forgive: (queries) => discount(queries, { kind: KIND_OF_DAY, of: email }),
  };
}

/**
 * Counts a password that is asked for again in an open session: by the session, and as an attempt to sign in, because
 * somebody who found the session open must not get more guesses there than at sign-in. Refuses it beyond the session's
 * own allowance.
 */
export async function countPasswordInSession(
  tools: CountTools,
  { email, address, sessionId }: { email: string; address: string; sessionId: string },
): Promise<Pick<CountedTry, 'forgive'>> {
  const { db, clock, config } = tools;
  const own = await countOwn(tools, sessionId, email);
  const isTooMany = own.ofMinute > config.attempts.perAccount || own.ofDay > config.attempts.wrongPasswordsPerDay;
  if (isTooMany) throw new AppError('TOO_MANY_REQUESTS');
  const now = clock.now();
  await countOf(db, { kind: KIND, of: [email, networkOf(address)], now, windowMs: ATTEMPT_WINDOW_MS });
  await countOf(db, { kind: KIND_OF_DAY, of: email, now, windowMs: DAY_MS });
  return {
    forgive: async (queries) => {
      await own.forgive(queries);
      await discount(queries, { kind: KIND_OF_DAY, of: email });
    },
  };
}

async function countOwn({ db, clock }: CountTools, knownBy: string, email: string) {
  const now = clock.now();
  const of = [knownBy, email];
  return {
    ofMinute: await countOf(db, { kind: KIND, of, now, windowMs: ATTEMPT_WINDOW_MS }),
    ofDay: await countOf(db, { kind: KIND_OF_DAY, of, now, windowMs: DAY_MS }),
    forgive: (queries: Queries) => discount(queries, { kind: KIND_OF_DAY, of }),
  };
}
