export interface Deadlines {
  /** Something was heard: the silence starts anew. */
  heard(): void;
  stop(): void;
}

/** Calls `onMissed` once nothing was heard for `silenceMs`, or `maxMs` after the start whatever was heard. */
export function startDeadlines({ silenceMs, maxMs, onMissed }: { silenceMs: number; maxMs: number; onMissed: () => void }): Deadlines {
  let silence = setTimeout(onMissed, silenceMs);
  const end = setTimeout(onMissed, maxMs);
  return {
    heard() {
      clearTimeout(silence);
      silence = setTimeout(onMissed, silenceMs);
    },
    stop() {
      clearTimeout(silence);
      clearTimeout(end);
    },
  };
}
