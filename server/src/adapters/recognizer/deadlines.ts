export interface Deadlines {
  /** Something was heard: the silence starts anew. */
  heard(): void;
  stop(): void;
}

/** Calls `onMissed`, saying which, once nothing was heard for `silenceMs`, or `maxMs` after the start whatever was heard. */
export function startDeadlines({
  silenceMs,
  maxMs,
  onMissed,
}: {
  silenceMs: number;
  maxMs: number;
  onMissed: (which: string) => void;
}): Deadlines {
  const waitForWord = () => setTimeout(() => onMissed(`it said nothing for ${silenceMs / 1000} s`), silenceMs);
  let silence = waitForWord();
  const end = setTimeout(() => onMissed(`it was not done after ${maxMs / 1000} s`), maxMs);
  return {
    heard() {
      clearTimeout(silence);
      silence = waitForWord();
    },
    stop() {
      clearTimeout(silence);
      clearTimeout(end);
    },
  };
}
