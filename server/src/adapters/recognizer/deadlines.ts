export interface Deadlines {
  /** Something was heard: the silence starts anew. A step that was announced with a limit of its own has that one. */
  heard(mostMs?: number): void;
  stop(): void;
}

interface DeadlineOptions {
  silenceMs: number;
  maxMs: number;
  /** Told what was missed, and whether it was the limit of an announced step. */
  onMissed: (which: string, isOfStep: boolean) => void;
}

/** Calls `onMissed` once nothing was heard for `silenceMs`, or as long as a step may take, or `maxMs` after the start whatever was heard. */
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
