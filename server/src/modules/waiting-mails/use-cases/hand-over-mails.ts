import { randomUUID } from 'node:crypto';
import { MailRefused, type Mail } from '../../../ports/mailer';
import type { Queries } from '../../../db/database';
import { repeatUntilDone, repeatWhileAway } from '../../../db/repeat-while-away';
import type { Tools } from '../../../tools';
import { MOST_TRIES, nextTry, nextTryOfReminder } from '../next-try';
import {
  deleteWaitingMails,
  endLease,
  giveUpMail,
  leaseDueMails,
  rescheduleMail,
  renewLeases,
  type Lease,
  type WaitingMail,
} from '../waiting-mails.repository';

type HandOverTools = Pick<Tools, 'db' | 'clock' | 'mailer' | 'background'>;
/** Begins to hand a mail over; it does not wait for the end. After `endsAt` a reminder is obsolete. */
export type BeginMail = (mail: WaitingMail, content: Omit<Mail, 'to' | 'messageId'>, endsAt?: Date) => void;

/** The owners of waiting mails: the modules that mails belong to. */
export interface Owners {
  /** Begins mails without content, which are written only now. Leaves out obsolete ones. */
  beginUnwritten?: (lease: Lease, begin: BeginMail) => Promise<void>;
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

const RENEWAL_MS = 30_000;
const FAILURE_MAX = 300;
/** How long failures wait to be recorded; an unrecorded failure only means another try. */
const OUTAGE_MS = 90_000;

/** While the mails of one lease are on their way, the database works for another lease. */
const LANES = 2;

/**
 * Hands over all due mails, some at a time, until none is left, the mail server accepts none, or a stop is requested.
 */
export async function handOverMails(tools: HandOverTools, owners: Owners, stop?: AbortSignal): Promise<void> {
  await Promise.all(Array.from({ length: LANES }, () => handOverInTurn(tools, owners, stop)));
}

async function handOverInTurn(tools: HandOverTools, owners: Owners, stop: AbortSignal | undefined): Promise<void> {
  while (!stop?.aborted) {
    const lease = await leaseDueMails(tools.db, tools.clock.now(), `${process.pid} ${randomUUID()}`);
    if (lease.mails.length === 0) return;
    const { isAnyTaken } = await handOver(tools, lease, owners);
    if (!isAnyTaken) return;
  }
}

/** Hands over the mails of a lease at once, and records the outcome of each. */
export async function handOver(
  tools: HandOverTools,
  lease: Lease,
  owners: Owners = {},
): Promise<{ isAnyTaken: boolean }> {
  const stopRenewing = renewRegularly(tools, lease);
  try {
    const outcomes = await begin(tools, lease, owners);
    const taken: WaitingMail[] = [];
    const failures: (Failed & { mail: WaitingMail })[] = [];
    for (const [mail, outcome] of outcomes) {
      const failed = await outcome;
      if (failed) failures.push({ mail, ...failed });
      else taken.push(mail);
    }
    // mails that were handed over are recorded first
    const isRecorded = taken.length === 0 || (await recordTaken(tools, lease, taken, owners));
    for (const { mail, ...failed } of failures) await recordFailure(tools, mail, failed, owners);
    // none has begun where all were obsolete by now
    return { isAnyTaken: isRecorded && (taken.length > 0 || outcomes.size === 0) };
  } finally {
    stopRenewing();
  }
}

function renewRegularly({ db, background }: HandOverTools, lease: Lease): () => void {
  const renew = () => background.start('renew the lease of mails', () => renewLeases(db, [lease.id]));
  const timer = setInterval(renew, RENEWAL_MS).unref();
  return () => clearInterval(timer);
}

interface Failed {
  error: unknown;
  /** When a reminder is obsolete. */
  endsAt: Date | undefined;
}

type Outcomes = Map<WaitingMail, Promise<Failed | null>>;

async function begin({ db, mailer, background }: HandOverTools, lease: Lease, owners: Owners): Promise<Outcomes> {
  const outcomes: Outcomes = new Map();
  const beginMail: BeginMail = (mail, { subject, text, html, headers }, endsAt) => {
    const content = { to: mail.to, subject, text, html, headers, messageId: mail.messageIdHeader };
    // waiting in the mailer, it could begin after its deadline, or after its transaction was closed
    const sent = mailer.send(content, { atOnce: endsAt !== undefined });
    outcomes.set(
      mail,
      sent.then(
        () => null,
        (error: unknown) => ({ error, endsAt }),
      ),
    );
  };
  for (const mail of lease.mails) {
    const { subject, text, html } = mail;
    if (subject !== null && text !== null && html !== null) beginMail(mail, { subject, text, html });
  }
  const unwritten = { id: lease.id, mails: lease.mails.filter(isReminder) };
  try {
    if (unwritten.mails.length > 0) await owners.beginUnwritten?.(unwritten, beginMail);
  } catch (error) {
    // another server, or the next try, gets the mails that have not begun at once
    const unbegun = lease.mails.filter((mail) => !outcomes.has(mail));
    await endLease(db, { id: lease.id, mails: unbegun }).catch(() => undefined);
    if (outcomes.size === 0) throw error;
    // mails that have begun are recorded, even if the database went away right after
    background.start('begin to hand over reminders', () => Promise.reject(asError(error)));
  }
  return outcomes;
}

function isReminder({ subject }: WaitingMail): boolean {
  return subject === null;
}

/**
 * Records the mails that were handed over. An unrecorded mail would go out a second time. If recording fails, or would
 * have to wait for somebody's change, it runs in the background, does not delay the other mails, and is repeated as
 * long as the process lives. Returns whether the database recorded it.
 */
async function recordTaken(
  tools: HandOverTools,
  lease: Lease,
  taken: readonly WaitingMail[],
  { record, tell }: Owners,
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
  const storeLater = (mails: readonly WaitingMail[]) =>
    background.start(name, async () => {
      const stopRenewing = renewRegularly(tools, lease);
      await repeatUntilDone(() => store(mails, true), note).finally(stopRenewing);
      for (const mail of mails) await tell?.(mail);
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
  for (const mail of taken) if (!held.includes(mail)) await tell?.(mail);
  return true;
}

async function recordFailure(
  { db, clock, background }: HandOverTools,
  mail: WaitingMail,
  { error, endsAt }: Failed,
  { record }: Owners,
): Promise<void> {
  const tries = mail.tries + 1;
  const reason = asError(error);
  const failure = reason.message.slice(0, FAILURE_MAX);
  // the log names what failed
  background.start(mail.name, () => Promise.reject(reason));
  if (!(error instanceof MailRefused) && (isReminder(mail) || tries < MOST_TRIES)) {
    const nextTryAt = endsAt ? nextTryOfReminder(clock.now(), tries, endsAt) : nextTry(clock.now(), tries);
    await rescheduleMail(db, mail.id, { tries, nextTryAt, failure });
    return;
  }
  await repeatWhileAway(OUTAGE_MS, () =>
    db.transaction(async (tx) => {
      // a reminder has a record of its own, from which it can be sent again
      if (mail.companyId !== null && !isReminder(mail))
        await giveUpMail(tx, mail.id, { tries, givenUpAt: clock.now(), failure });
      else await deleteWaitingMails(tx, [mail.id]);
      await record?.(tx, [mail.id], { failure, waits: true });
    }),
  );
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error('The mail server did not take it.');
}
