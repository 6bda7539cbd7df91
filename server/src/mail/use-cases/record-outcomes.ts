import { AsyncLocalStorage } from 'node:async_hooks';
import { MailRefused } from '../../ports/mailer';
import type { Queries } from '../../db/database';
import { repeatUntilDone, repeatWhileAway } from '../../db/repeat-while-away';
import type { Tools } from '../../tools';
import { MOST_TRIES, nextTry, nextTryOfReminder } from '../next-try';
import {
  deleteWaitingMails,
  giveUpMail,
  rescheduleMail,
  type Lease,
  type WaitingMail,
} from '../waiting-mails.repository';
import { renewRegularly } from './renew-regularly';

type RecordTools = Pick<Tools, 'db' | 'clock' | 'background'>;

/** The contexts that mails belong to, as far as outcomes concern them. */
export interface OutcomeOwners {
  /**
   * Called in the database transaction that records the outcome of mails: handed over, or given up for a reason.
   * Unless it `waits` for them, it leaves out mails whose owners somebody is changing, and returns those.
   */
  record?: (
    tx: Queries,
    mailIds: readonly string[],
    outcome: { failure: string | null; waits: boolean },
  ) => Promise<readonly string[]>;
  /** Called after a mail was handed over and recorded. */
  tell?: (mail: WaitingMail) => Promise<void>;
}

export interface Failed {
  error: unknown;
  /** When a reminder is obsolete. */
  endsAt: Date | undefined;
}

/** Records the outcomes of a lease's mails. */
export interface OutcomeRecorder {
  /** The mail server has accepted a mail. */
  taken: (mail: WaitingMail) => void;
  failed: (mail: WaitingMail, failed: Failed) => void;
  /** Records what is left, and throws the first error of recording a failure. */
  end: () => Promise<{ taken: number; areRecorded: boolean }>;
}

/**
 * How long a mail that was handed over waits for others, to be recorded with them in one statement. If the server dies
 * before the record, the mail goes out a second time.
 */
const GATHERING_MS = 150;
const FAILURE_MAX = 300;
/** How long failures wait to be recorded; an unrecorded failure only means another try. */
const OUTAGE_MS = 90_000;

/** Records each outcome soon after it is known: a mail whose outcome is still unknown delays none. */
export function recordOutcomes(tools: RecordTools, lease: Lease, owners: OutcomeOwners): OutcomeRecorder {
  // a mail begins inside a database transaction, and its record is one of its own
  const outside = AsyncLocalStorage.snapshot();
  let gathered: WaitingMail[] = [];
  let timer: NodeJS.Timeout | undefined;
  let recording = Promise.resolve();
  let [taken, areRecorded] = [0, true];
  const failures: Promise<void>[] = [];
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    if (gathered.length === 0) return;
    const mails = gathered;
    gathered = [];
    recording = recording.then(async () => {
      areRecorded = (await recordTaken(tools, lease, mails, owners)) && areRecorded;
    });
  };
  return {
    taken: (mail) =>
      outside(() => {
        taken += 1;
        gathered.push(mail);
        timer ??= setTimeout(flush, GATHERING_MS);
      }),
    failed: (mail, failed) =>
      outside(() => {
        const recorded = recordFailure(tools, mail, failed, owners);
        failures.push(recorded);
        // its error is thrown at the end
        recorded.catch(() => undefined);
      }),
    end: async () => {
      flush();
      await recording;
      await Promise.all(failures);
      return { taken, areRecorded };
    },
  };
}

/**
 * Records the mails that were handed over. An unrecorded mail would go out a second time. If recording fails, or would
 * have to wait for somebody's change, it runs in the background, does not delay the other mails, and is repeated as
 * long as the process lives. Returns whether the database recorded it.
 */
async function recordTaken(
  tools: RecordTools,
  lease: Lease,
  taken: readonly WaitingMail[],
  { record, tell }: OutcomeOwners,
): Promise<boolean> {
  const { db, background } = tools;
  const name = 'record mails that were handed over';
  /** Returns the mails that it has not recorded. */
  const store = (mails: readonly WaitingMail[], waits: boolean) =>
    db.transaction(async (tx) => {
      const ids = mails.map(({ id }) => id);
      const held = new Set(await record?.(tx, ids, { failure: null, waits }));
      await deleteWaitingMails(
        tx,
        ids.filter((id) => !held.has(id)),
      );
      return mails.filter(({ id }) => held.has(id));
    });
  const note = (error: unknown) => background.start(name, () => Promise.reject(asError(error)));
  // the next record does not wait for it
  const tellInBackground = (mails: readonly WaitingMail[]) =>
    background.start('tell that mails were handed over', async () => {
      for (const mail of mails) await tell?.(mail);
    });
  const storeLater = (mails: readonly WaitingMail[]) =>
    background.start(name, async () => {
      const stopRenewing = renewRegularly(tools, lease);
      await repeatUntilDone(() => store(mails, true), note).finally(stopRenewing);
      tellInBackground(mails);
    });
  let held: readonly WaitingMail[];
  try {
    held = await store(taken, false);
  } catch (error) {
    note(error);
    storeLater(taken);
    return false;
  }
  if (held.length > 0) storeLater(held);
  tellInBackground(taken.filter((mail) => !held.includes(mail)));
  return true;
}

async function recordFailure(
  { db, clock, background }: RecordTools,
  mail: WaitingMail,
  { error, endsAt }: Failed,
  { record }: OutcomeOwners,
): Promise<void> {
  const tries = mail.tries + 1;
  const reason = asError(error);
  const failure = reason.message.slice(0, FAILURE_MAX);
  // the log names what failed
  background.start(mail.name, () => Promise.reject(reason));
  if (!(error instanceof MailRefused) && (isUnwritten(mail) || tries < MOST_TRIES)) {
    const nextTryAt = endsAt ? nextTryOfReminder(clock.now(), tries, endsAt) : nextTry(clock.now(), tries);
    await rescheduleMail(db, mail.id, { tries, nextTryAt, failure });
    return;
  }
  await repeatWhileAway(OUTAGE_MS, () =>
    db.transaction(async (tx) => {
      // a reminder has a record of its own, from which it can be sent again
      if (mail.companyId !== null && !isUnwritten(mail))
        await giveUpMail(tx, mail.id, { tries, givenUpAt: clock.now(), failure });
      else await deleteWaitingMails(tx, [mail.id]);
      await record?.(tx, [mail.id], { failure, waits: true });
    }),
  );
}

export function isUnwritten({ subject }: WaitingMail): boolean {
  return subject === null;
}

export function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error('The mail server did not take it.');
}
