import { HOUR_MS, MINUTE_MS } from '@keydate/domain/durations';
import {
  planMovedEnds,
  planRecognized,
  planUnplanned,
  queueSummaries,
  tellOverdue,
  tellUnanswered,
} from '../reminders';
import { readContracts, settleClosings } from '../transactions';
import { endAllLeases } from '../mail';
import { removeUnusedReleases } from '../platform';
import type { Tools } from '../tools';
import { clearExpired } from './clear-expired';
import { mailDue, remindDue, type SendTools } from './send-due';
import { reachProvider, reconcileAll } from '../billing';

const SECOND_MS = 1000;

/** Starts the server's recurring jobs: now, and at intervals, until the returned function is called. */
export function startJobs(
  tools: SendTools &
    Pick<Tools, 'files' | 'sealedFiles' | 'sealer' | 'recognition' | 'payments' | 'registry' | 'releaseFiles' | 'ask'>,
): () => void {
  const timers = new Set<NodeJS.Timeout>();
  const stop = new AbortController();
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
  // each reading takes a while
  for (let place = 0; place < tools.recognition.places; place += 1)
    repeat('read contracts', SECOND_MS, () => readContracts(tools, stop.signal));
  repeat('hand over mails', SECOND_MS, async () => {
    if (mayHoldDeadLeases) await endAllLeases(tools.db);
    mayHoldDeadLeases = false;
    await mailDue(tools, stop.signal);
  });
  return () => {
    stop.abort();
    timers.forEach(clearTimeout);
  };

  /** Does the work and, some time after it has ended, does it again: never two at once. */
  function repeat(
    name: string,
    pauseMs: number,
    work: () => Promise<void>,
    { afterFailureMs } = { afterFailureMs: pauseMs },
  ): void {
    if (stop.signal.aborted) return;
    tools.background.start(name, async () => {
      let hasFailed = true;
      try {
        await work();
        hasFailed = false;
      } finally {
        const again = () => {
          timers.delete(timer);
          repeat(name, pauseMs, work, { afterFailureMs });
        };
        const timer = setTimeout(again, hasFailed ? afterFailureMs : pauseMs).unref();
        timers.add(timer);
      }
    });
  }
}
