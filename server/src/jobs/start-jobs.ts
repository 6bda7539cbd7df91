import type { Tools } from '../tools';
import { clearExpired } from './clear-expired';
import { sendWaitingMails } from './send-waiting-mails';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** What the server does by itself: now, and again and again, until the returned function is called. */
export function startJobs(tools: Pick<Tools, 'db' | 'clock' | 'files' | 'mailer' | 'background'>): () => void {
  const timers = [
    repeat('clear what is over', HOUR_MS, () => clearExpired(tools)),
    repeat('take up the mails that wait', MINUTE_MS, () => sendWaitingMails(tools)),
  ];
  return () => timers.forEach(clearInterval);

  function repeat(name: string, everyMs: number, work: () => Promise<void>): NodeJS.Timeout {
    const start = () => tools.background.start(name, work);
    start();
    return setInterval(start, everyMs).unref();
  }
}
