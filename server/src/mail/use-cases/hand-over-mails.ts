import { randomUUID } from 'node:crypto';
import type { Mail } from '../../ports/mailer';
import type { Tools } from '../../tools';
import { endLease, leaseDueMails, type Lease, type WaitingMail } from '../waiting-mails.repository';
import { asError, isUnwritten, recordOutcomes, type OutcomeOwners, type OutcomeRecorder } from './record-outcomes';
import { renewRegularly } from './renew-regularly';

type HandOverTools = Pick<Tools, 'db' | 'clock' | 'mailer' | 'background'>;
/** Begins to hand a mail over; it does not wait for the end. After `endsAt` a reminder is obsolete. */
export type BeginMail = (mail: WaitingMail, content: Omit<Mail, 'to' | 'messageId'>, endsAt?: Date) => void;

/** Begins mails without content, which are written only now. Leaves out obsolete ones. */
export type BeginUnwritten = (lease: Lease, begin: BeginMail) => Promise<void>;

/** The owners of waiting mails: the contexts that mails belong to. */
export interface Owners extends OutcomeOwners {
  /** By the names of mails without content. Those of other names are left to a newer server, which knows them. */
  unwritten?: Readonly<Record<string, BeginUnwritten>>;
}

/** While the mails of one lease are on their way, the database works for another lease. */
const LANES = 2;

/**
 * Hands over all due mails, some at a time, until none is left, the mail server accepts none, or a stop is requested.
 */
export async function handOverMails(tools: HandOverTools, owners: Owners, stop?: AbortSignal): Promise<void> {
  // if one fails, the other may have leased the same mails already: its end is the end of both
  const lanes = await Promise.allSettled(Array.from({ length: LANES }, () => handOverInTurn(tools, owners, stop)));
  const failed = lanes.find((lane) => lane.status === 'rejected');
  if (failed) throw asError(failed.reason);
}

async function handOverInTurn(tools: HandOverTools, owners: Owners, stop: AbortSignal | undefined): Promise<void> {
  const unwritten = Object.keys(owners.unwritten ?? {});
  while (!stop?.aborted) {
    const leaseId = `${process.pid} ${randomUUID()}`;
    const lease = await leaseDueMails(tools.db, { now: tools.clock.now(), leaseId, unwritten });
    if (lease.mails.length === 0) return;
    const { isAnyTaken } = await handOver(tools, lease, owners);
    if (!isAnyTaken) return;
  }
}

/** Hands over the mails of a lease at once, and records the outcome of each soon after it is known. */
export async function handOver(
  tools: HandOverTools,
  lease: Lease,
  owners: Owners = {},
): Promise<{ isAnyTaken: boolean }> {
  const stopRenewing = renewRegularly(tools, lease);
  try {
    const record = recordOutcomes(tools, lease, owners);
    const outcomes = await begin(tools, lease, owners, record);
    await Promise.all(outcomes.values());
    const { areRecorded, taken } = await record.end();
    // none has begun where all were obsolete by now
    return { isAnyTaken: areRecorded && (taken > 0 || outcomes.size === 0) };
  } finally {
    stopRenewing();
  }
}

/** The mails that have begun; each promise resolves when the outcome is known. */
type Outcomes = Map<WaitingMail, Promise<void>>;

async function begin(
  { db, mailer, background }: HandOverTools,
  lease: Lease,
  owners: Owners,
  record: OutcomeRecorder,
): Promise<Outcomes> {
  const outcomes: Outcomes = new Map();
  const beginMail: BeginMail = (mail, { subject, text, html, headers }, endsAt) => {
    const content = { to: mail.to, subject, text, html, headers, messageId: mail.messageIdHeader };
    // waiting in the mailer, it could begin after its deadline, or after its transaction was closed
    const sent = mailer.send(content, { atOnce: endsAt !== undefined });
    outcomes.set(
      mail,
      sent.then(
        () => record.taken(mail),
        (error: unknown) => record.failed(mail, { error, endsAt }),
      ),
    );
  };
  for (const mail of lease.mails) {
    const { subject, text, html } = mail;
    if (subject !== null && text !== null && html !== null) beginMail(mail, { subject, text, html });
  }
  try {
    for (const [name, beginUnwritten] of Object.entries(owners.unwritten ?? {})) {
      const mails = lease.mails.filter((mail) => isUnwritten(mail) && mail.name === name);
      if (mails.length > 0) await beginUnwritten({ id: lease.id, mails }, beginMail);
    }
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
