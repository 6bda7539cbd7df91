export interface Deadlines {
  /** Call on each message; restarts the timeout. `mostMs` is the limit of a step that was announced with its own. */
  heard(mostMs?: number): void;
  stop(): void;
}

interface DeadlineOptions {
  silenceMs: number;
  maxMs: number;
  /** Receives the missed limit, and whether it was that of an announced step. */
  onMissed: (which: string, isOfStep: boolean) => void;
}

/**
 * Calls `onMissed` if no message comes for `silenceMs`, or for as long as an announced step may take, or in any case
 * `maxMs` after the start.
 */
export function startDeadlines({ silenceMs, maxMs, onMissed }: DeadlineOptions): Deadlines {
  const waitForWord = () => setTimeout(() => onMissed(`it said nothing for ${silenceMs / 1000} s`, false), silenceMs);
  const waitForStep = (mostMs: number) =>
    setTimeout(() => onMissed(`a step of it took more than ${mostMs / 1000} s`, true), mostMs);
  let silence = waitForWord();
  const end = setTimeout(() => onMissed(`it was not done after ${maxMs / 1000} s`, false), maxMs);
  return {
    heard(mostMs) {
      clearTimeout(silence);
      silence = mostMs === undefined ? waitForWord() : waitForStep(mostMs);
    },
    stop() {
      clearTimeout(silence);
      clearTimeout(end);
    },
  };
}
