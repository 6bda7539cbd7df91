import { dayFromSql } from '@keydate/domain/calendar-day';
import { deadlineEnd } from '@keydate/domain/deadline-end';
import { canStillEscalate, escalationMailEnd, escalationMoment, isEscalated } from '@keydate/domain/escalation';
import { timeZoneOfProperty } from '@keydate/domain/us-states';
import type { Tx } from '../../../db/database';
import { lockTransactions } from '../../../transactions';
import { takersOf } from '../../answers/answers.repository';
import { isTakerOf } from '../../answers/taker-shown';
import { channelsOfPerson } from '../../use-cases/channels-to';
import { findUnanswered, type UnansweredFound } from '../follow-ups.repository';
import { storeFollowUps, type FollowUp } from './store-follow-ups';
import { tellInBatches, type TellTools } from './tell-in-batches';

/** The name of the mails that say it. */
export const UNANSWERED_MAIL = 'mail what nobody has answered';

/**
 * Tells the owner of a company once of each critical deadline whose last reminder nobody has answered by half of the time that was
 * left. Deadlines of one quarter of an hour share one mail.
 */
export async function tellUnanswered(tools: TellTools, stop?: AbortSignal): Promise<void> {
  const now = tools.clock.now();
  const found = (await findUnanswered(tools.db, { now })).filter((one) => isDue(one, now));
  await tellInBatches(tools, found, (tx, ids) => tell(tx, tools, ids, now), stop);
}

async function tell(tx: Tx, tools: TellTools, ids: readonly string[], now: Date): Promise<string[]> {
  await lockTransactions(tx, ids);
  // read again after the lock: another server may have said it, or somebody answered
  const found = (await findUnanswered(tx, { now, onlyIn: ids }))
    .filter((one) => isDue(one, now))
    .toSorted(nearestFirst);
  const takers = await takersOf(tx, ids);
  const told: FollowUp[] = [];
  for (const one of found) {
    const { transactionId, dateId, title, day, ownerId: personId } = one;
    if (takers.some((taker) => isTakerOf(taker, one))) continue;
    const by = await channelsOfPerson(tx, personId, transactionId);
    const endsAt = escalationMailEnd(endOf(one));
    told.push({ transactionId, dateId, title, date: dayFromSql(day), personId, endsAt, by });
  }
  const said = { kind: 'unanswered', notice: 'deadline-unanswered', mail: UNANSWERED_MAIL } as const;
  return storeFollowUps(tx, tools, said, told);
}

function isDue(found: UnansweredFound, now: Date): boolean {
  const endsAt = endOf(found);
  const moment = escalationMoment(found.lastReminder, endsAt);
  if (moment === null || moment > now || !canStillEscalate(now, endsAt)) return false;
  return isEscalated({ ...found, id: found.dateId }, found.escalates);
}

/** Quiet hours hold a mail only if its nearest deadline waits for their end. */
function nearestFirst(one: UnansweredFound, other: UnansweredFound): number {
  return endOf(one).getTime() - endOf(other).getTime();
}

function endOf({ title, day, ...terms }: UnansweredFound): Date {
  return deadlineEnd({ title, date: dayFromSql(day) }, terms, timeZoneOfProperty(terms));
}
