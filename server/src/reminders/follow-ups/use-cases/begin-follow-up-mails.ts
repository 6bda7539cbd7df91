import { dayFromSql } from '@keydate/domain/calendar-day';
import { deadlineEnd } from '@keydate/domain/deadline-end';
import { DAY_MS, MINUTE_MS } from '@keydate/domain/durations';
import { escalationMailEnd, isEscalated } from '@keydate/domain/escalation';
import { timeZoneOfProperty } from '@keydate/domain/us-states';
import type { Tx } from '../../../db/database';
import { deleteLeasedMails, rescheduleMail, type WaitingMail } from '../../../mail';
import { takersOf } from '../../answers/answers.repository';
import { heldUntil } from '../../policies/reminder';
import { leftToSummary } from '../../summaries/left-to-summary';
import { summariesOf } from '../../summaries/summaries.repository';
import { type Channels, channelsOfPerson, channelsTo } from '../../use-cases/channels-to';
import { holdMails } from '../../use-cases/hold-mails';
import type { UnwrittenLease } from '../../use-cases/unwritten-lease';
import { type FollowUpFound, lockFollowUpsOf } from '../follow-ups.repository';
import { composeOverdue } from '../mails/compose-overdue';
import { composeUnanswered } from '../mails/compose-unanswered';

/**
 * Begins to hand over what a lease's mails say of deadlines, as far as it is still so: open, on the same day, not answered, and
 * shown to the person.
 */
export async function beginFollowUpMails({ tx, clock, config, lease, begin }: UnwrittenLease): Promise<void> {
  const now = clock.now();
  const ids = lease.mails.map(({ id }) => id);
  const { found, held } = await lockFollowUpsOf(tx, ids);
  const free = await holdMails(tx, lease, { held, now });
  const told = await stillTold(tx, found, now);
  const mails = free.map((mail) => ({ mail, told: toldBy(mail, told) }));
  const obsolete = mails.flatMap((one) => (one.told ? [] : one.mail));
  await deleteLeasedMails(tx, { id: lease.id, mails: obsolete });
  const begun: { mail: WaitingMail; told: [Told, ...Told[]] }[] = [];
  for (const one of mails) {
    if (!one.told) continue;
    const [{ by, followUp, endsAt, waitsUntil }] = one.told;
    const nextTryAt =
      waitsUntil ?? heldUntil(by.quiet, { now, endsAt: followUp.kind === 'overdue' ? undefined : endsAt });
    if (nextTryAt) await rescheduleMail(tx, one.mail.id, { ...one.mail, nextTryAt });
    else begun.push({ mail: one.mail, told: one.told });
  }
  // last: if anything before it failed, a mail would go out without a record
  for (const { mail, told: all } of begun) {
    const compose = all[0].followUp.kind === 'overdue' ? composeOverdue : composeUnanswered;
    begin(mail, compose(all, config), all[0].endsAt);
  }
}

interface Told extends FollowUpFound {
  by: Channels;
  /** After it nothing is said. */
  endsAt: Date;
  /** Until then the person's morning summary of today is to say it; null without one. */
  waitsUntil: Date | null;
}

async function stillTold(tx: Tx, found: readonly FollowUpFound[], now: Date): Promise<Told[]> {
  const channels = await channelsTo(tx, [...new Map(found.map(({ transaction: one }) => [one.id, one])).values()]);
  const takers = await takersOf(tx, [...channels.keys()]);
  const summaries = await summariesOf(tx, [...new Set(found.map(({ person }) => person.id))]);
  const told: Told[] = [];
  for (const one of found) {
    const { followUp, transaction, title, person } = one;
    const of = { id: followUp.dateId, title };
    const left = leftToSummary(
      summaries.find((of) => of.summary.personId === person.id),
      now,
    );
    const { by, endsAt, waitsUntil } =
      followUp.kind === 'overdue'
        ? {
            by:
              left !== 'listed' &&
              channels.get(transaction.id)?.find(({ personId, hearsOf }) => personId === person.id && hearsOf(of)),
            // a summary that is due is about to be queued
            waitsUntil:
              left && left !== 'listed' ? new Date(Math.max(left.getTime(), now.getTime() + MINUTE_MS)) : null,
            endsAt: new Date(followUp.at.getTime() + DAY_MS),
          }
        : {
            by: isUnanswered(one) && (await channelsOfPerson(tx, person.id, transaction.id)),
            endsAt: escalationMailEnd(endOf(one)),
            waitsUntil: null,
          };
    if (by && by.channels.includes('email') && endsAt > now) told.push({ ...one, by, endsAt, waitsUntil });
  }
  // quiet hours hold a mail only if its nearest deadline waits for their end
  return told.sort((one, other) => one.endsAt.getTime() - other.endsAt.getTime());

  /** True if nobody has answered since the app said so, which counts for the last reminder, and the owner still wants to hear of it. */
  function isUnanswered({
    followUp: { transactionId, dateId, day, at },
    title,
    transaction: { closing },
    person,
    company,
  }: FollowUpFound): boolean {
    const isAnswer = (one: (typeof takers)[number]) =>
      one.transactionId === transactionId && one.dateId === dateId && one.day === day && one.takenAt >= at;
    return (
      person.id === company.ownerId &&
      isEscalated({ id: dateId, title, closing }, company.escalates) &&
      !takers.some(isAnswer)
    );
  }
}

function toldBy({ id }: WaitingMail, told: readonly Told[]): [Told, ...Told[]] | null {
  const [first, ...others] = told.filter(({ followUp }) => followUp.mailId === id);
  return first ? [first, ...others] : null;
}

function endOf({ followUp, title, transaction }: FollowUpFound): Date {
  return deadlineEnd({ title, date: dayFromSql(followUp.day) }, transaction, timeZoneOfProperty(transaction));
}
