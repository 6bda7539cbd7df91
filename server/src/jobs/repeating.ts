import type { Background } from './background';

/** Does the work and, some time after it has ended, does it again: never two at once. */
type Repeat = (name: string, pauseMs: number, work: () => Promise<void>, options?: { afterFailureMs: number }) => void;

/** Work that a server repeats until `stop` aborts. */
export function repeating(background: Background, stop: AbortSignal): Repeat {
  const timers = new Set<NodeJS.Timeout>();
  stop.addEventListener('abort', () => timers.forEach(clearTimeout));
  const repeat: Repeat = (name, pauseMs, work, { afterFailureMs } = { afterFailureMs: pauseMs }) => {
    if (stop.aborted) return;
    background.start(name, async () => {
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
  };
  return repeat;
}
