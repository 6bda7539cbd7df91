import { DAY_MS } from '@keydate/domain/durations';
import { quietHoursAround } from '@keydate/domain/quiet-hours';
import type { Tx } from '../../../db/database';
import {
  type BeginMail,
  deleteLeasedMails,
  endLease,
  type Lease,
  rescheduleMail,
  type WaitingMail,
} from '../../../mail';
import type { Tools } from '../../../tools';
import { type Channels, channelsTo } from '../../use-cases/channels-to';
import { type FollowUpFound, lockFollowUpsOf } from '../follow-ups.repository';
import { composeOverdue } from '../mails/compose-overdue';

/** When to come back to the mails of a transaction that a person is changing right now. */
const HELD_MS = 1000;

/**
 * Begins to hand over what a lease's mails say of deadlines, as far as it is still so: open, on the same day, and shown to the
 * person. A mail is tried for a day.
 */
export async function beginFollowUpMails(
  { db, clock, config }: Pick<Tools, 'db' | 'clock' | 'config'>,
  lease: Lease,
  begin: BeginMail,
): Promise<void> {
  await db.transaction(async (tx) => {
    const now = clock.now();
    const ids = lease.mails.map(({ id }) => id);
    const { found, held } = await lockFollowUpsOf(tx, ids);
    const isHeld = ({ id }: WaitingMail) => held.has(id);
    await endLease(tx, { id: lease.id, mails: lease.mails.filter(isHeld) }, new Date(now.getTime() + HELD_MS));
    const told = await stillTold(tx, found, now);
    const mails = lease.mails.filter((mail) => !isHeld(mail)).map((mail) => ({ mail, told: toldBy(mail, told) }));
    const obsolete = mails.flatMap((one) => (one.told ? [] : one.mail));
    await deleteLeasedMails(tx, { id: lease.id, mails: obsolete });
    const begun: { mail: WaitingMail; told: [Told, ...Told[]] }[] = [];
    for (const one of mails) {
      if (!one.told) continue;
      const quietUntil = quietEnd(one.told[0], now);
      if (quietUntil) await rescheduleMail(tx, one.mail.id, { ...one.mail, nextTryAt: quietUntil });
      else begun.push({ mail: one.mail, told: one.told });
    }
    // last: if anything before it failed, a mail would go out without a record
    for (const { mail, told: all } of begun) begin(mail, composeOverdue(all, config), endOf(all[0]));
  });
}

interface Told extends FollowUpFound {
  by: Channels;
}

async function stillTold(tx: Tx, found: readonly FollowUpFound[], now: Date): Promise<Told[]> {
  const channels = await channelsTo(tx, [...new Map(found.map(({ transaction: one }) => [one.id, one])).values()]);
  return found.flatMap((one) => {
    const { followUp, transaction, title, person } = one;
    const of = { id: followUp.dateId, title };
    const by = channels.get(transaction.id)?.find(({ personId, hearsOf }) => personId === person.id && hearsOf(of));
    return by?.channels.includes('email') && endOf(one) > now ? { ...one, by } : [];
  });
}

function toldBy({ id }: WaitingMail, told: readonly Told[]): [Told, ...Told[]] | null {
  const [first, ...others] = told.filter(({ followUp }) => followUp.mailId === id);
  return first ? [first, ...others] : null;
}

function endOf({ followUp }: FollowUpFound): Date {
  return new Date(followUp.at.getTime() + DAY_MS);
}

function quietEnd({ by }: Told, now: Date): Date | null {
  return (by.quiet && quietHoursAround(now, by.quiet)?.end) ?? null;
}
