import type { ShellEvent, ShellEvents } from '@keydate/contracts/telemetry';

/** Where the server takes them. */
const PATH = '/api/telemetry';
/** As many as the server takes at once. */
const AT_ONCE = 20;

/**
 * Sends what happens to remotes to the server, several at a time: when the person leaves the tab, or when there are many.
 * Nothing waits for it, and a failure is ignored.
 * @param host the release of the host
 * @returns takes an event
 */
export function sendEvents(host: string | null): (event: ShellEvent) => void {
  let waiting: ShellEvent[] = [];
  const send = () => {
    if (waiting.length === 0) return;
    const report: ShellEvents = { host, events: waiting };
    waiting = [];
    navigator.sendBeacon(PATH, new Blob([JSON.stringify(report)], { type: 'application/json' }));
  };
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') send();
  });
  return (event) => {
    waiting.push(event);
    // a page that failed may be closed by a crash, not by the person
    if (waiting.length >= AT_ONCE || event.kind === 'error') send();
  };
}
