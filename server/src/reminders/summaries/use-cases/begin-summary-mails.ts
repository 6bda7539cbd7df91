import { addDays, dayFromSql } from '@keydate/domain/calendar-day';
import { asTimeOfDay } from '@keydate/domain/time-of-day';
import { momentOf } from '@keydate/domain/zoned-moment';
import type { Tx } from '../../../db/database';
import { deleteLeasedMails, type WaitingMail } from '../../../mail';
import type { Tools } from '../../../tools';
import { activeMutedBy, type DueList, listDueDeadlines } from '../../../transactions';
import { zoneOf } from '../../policies/reminder';
import { composeSummary } from '../mails/compose-summary';
import { summariesOfMails, type FoundSummary } from '../summaries.repository';
import type { UnwrittenLease } from '../../use-cases/unwritten-lease';

/**
 * Begins to hand over the summaries of a lease, with what is due at this moment. Leaves out those whose day is over, of people who
 * have switched them off, and those in which nothing would be due.
 */
export async function beginSummaryMails({ tx, clock, config, lease, begin }: UnwrittenLease): Promise<void> {
  const now = clock.now();
  const found = await summariesOfMails(
    tx,
    lease.mails.map(({ id }) => id),
  );
  const written: { mail: WaitingMail; endsAt: Date; content: ReturnType<typeof composeSummary> }[] = [];
  for (const mail of lease.mails) {
    const summary = found.find((one) => one.summary.mailId === mail.id);
    const endsAt = summary && endOf(summary);
    if (!summary || !endsAt || endsAt <= now) continue;
    const list = await dueTo(tx, { clock: { now: () => now } }, summary);
    if (list.due.length > 0)
      written.push({ mail, endsAt, content: composeSummary(summary.person, list, { config, now }) });
  }
  const obsolete = lease.mails.filter((mail) => !written.some((one) => one.mail === mail));
  await deleteLeasedMails(tx, { id: lease.id, mails: obsolete });
  // last: if anything before it failed, a mail would go out without a record
  for (const { mail, content, endsAt } of written) begin(mail, content, endsAt);
}

const MIDNIGHT = asTimeOfDay('00:00');

/** The end of the day that a summary is of; null if it is off by now. */
function endOf({ summary: { at, lastDay }, person, settings }: FoundSummary): Date | null {
  if (at === null || lastDay === null) return null;
  return momentOf({ day: addDays(dayFromSql(lastDay), 1), time: MIDNIGHT }, zoneOf(settings, person.timeZone));
}

/** The dashboard's list of due deadlines, without the transactions about which the person gets no emails. */
async function dueTo(
  tx: Tx,
  { clock }: Pick<Tools, 'clock'>,
  { person: { companyId, ...person } }: FoundSummary,
): Promise<DueList> {
  if (companyId === null) return { due: [], olderOverdue: 0 };
  const muted = new Set(await activeMutedBy(tx, person.id));
  return listDueDeadlines({ db: tx, clock }, { ...person, companyId }, muted);
}
