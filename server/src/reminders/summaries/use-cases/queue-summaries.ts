import { randomUUID } from 'node:crypto';
import { dayAt, dayFromSql, dayToSql } from '@keydate/domain/calendar-day';
import { nextSummary } from '@keydate/domain/summary-moment';
import type { Tx } from '../../../db/database';
import { insertUnwrittenMail } from '../../../mail';
import type { Tools } from '../../../tools';
import { zoneOf } from '../../policies/reminder';
import { lockDueSummaries, updateSummary, type FoundSummary } from '../summaries.repository';

/** The name of a summary's mail, which is written at hand-over. */
export const SUMMARY_MAIL = 'mail a morning summary';

type QueueTools = Pick<Tools, 'db' | 'clock' | 'mailer'>;

/**
 * Queues the mails of the summaries that are due. A mail and its day are stored together, so that no day has two. A summary whose
 * day has passed while no server ran is left out: the one of today follows at its hour.
 */
export async function queueSummaries(tools: QueueTools, stop?: AbortSignal): Promise<void> {
  let count = 1;
  while (count > 0 && !stop?.aborted) {
    count = await tools.db.transaction(async (tx) => {
      const now = tools.clock.now();
      const due = await lockDueSummaries(tx, now);
      for (const one of due) await queueSummary(tx, tools, one, now);
      return due.length;
    });
  }
}

async function queueSummary(
  tx: Tx,
  { mailer }: Pick<Tools, 'mailer'>,
  { summary, person, settings }: FoundSummary,
  now: Date,
): Promise<void> {
  const { personId, at } = summary;
  if (at === null) return;
  const time = { at, timeZone: zoneOf(settings, person.timeZone) };
  const lastDay = summary.lastDay === null ? null : dayFromSql(summary.lastDay);
  if (nextSummary(time, lastDay, now) > now) {
    await updateSummary(tx, personId, { goesOutAt: nextSummary(time, lastDay, now) });
    return;
  }
  const today = dayAt(now, time.timeZone);
  const mailId = randomUUID();
  await insertUnwrittenMail(tx, {
    ...{ id: mailId, name: SUMMARY_MAIL, to: person.email, domain: mailer.domain, nextTryAt: now },
  });
  await updateSummary(tx, personId, {
    ...{ mailId, lastDay: dayToSql(today) },
    goesOutAt: nextSummary(time, today, now),
  });
}
