import { HOUR_MS, MINUTE_MS } from '@keydate/domain/durations';
import {
  planMovedEnds,
  planRecognized,
  planUnplanned,
  queueSummaries,
  tellOverdue,
  tellUnanswered,
} from '../reminders';
import { settleClosings } from '../transactions';
import { endAllLeases } from '../mail';
import { removeUnusedReleases } from '../platform';
import type { Tools } from '../tools';
import { clearExpired } from './clear-expired';
import { repeating } from './repeating';
import { mailDue, remindDue, type SendTools } from './send-due';
import { reachProvider, reconcileAll } from '../billing';

const SECOND_MS = 1000;

/** Starts the server's recurring jobs: now, and at intervals, until the returned function is called. */
export function startJobs(
  tools: SendTools &
    Pick<Tools, 'files' | 'sealedFiles' | 'sealer' | 'recognition' | 'payments' | 'registry' | 'releaseFiles' | 'ask'>,
): () => void {
  const stop = new AbortController();
  const repeat = repeating(tools.background, stop.signal);
  // nobody else uses a database of its own: a lease at the start belongs to a process that died
  let mayHoldDeadLeases = tools.config.databaseUrl === undefined;
  // the new release may know time zones and titles better than the one that planned
  let isPlannedByOlder = true;
  repeat('clear what is over', HOUR_MS, () => clearExpired(tools));
  repeat('remove releases that nobody uses', HOUR_MS, () => removeUnusedReleases(tools));
  repeat('reach the payment provider', HOUR_MS, () => reachProvider(tools), { afterFailureMs: MINUTE_MS });
  repeat('compare subscriptions with the payment provider', HOUR_MS, () => reconcileAll(tools));
  // separate jobs: a failure in one delays no other, and the app shows due reminders while mails are handed over
  repeat('plan reminders', HOUR_MS, async () => {
    await planUnplanned(tools);
    if (isPlannedByOlder) {
      await planMovedEnds(tools);
      await planRecognized(tools);
    }
    isPlannedByOlder = false;
  });
  repeat('remind of what is due', SECOND_MS, () => remindDue(tools, stop.signal));
  repeat('queue morning summaries', SECOND_MS, () => queueSummaries(tools, stop.signal));
  repeat('notify of what nobody has answered', MINUTE_MS, () => tellUnanswered(tools, stop.signal));
  repeat('notify of what is overdue', MINUTE_MS, () => tellOverdue(tools, stop.signal));
  repeat('notify of closings', SECOND_MS, () => settleClosings(tools));
  repeat('hand over mails', SECOND_MS, async () => {
    if (mayHoldDeadLeases) await endAllLeases(tools.db);
    mayHoldDeadLeases = false;
    await mailDue(tools, stop.signal);
  });
  return () => stop.abort();
}
