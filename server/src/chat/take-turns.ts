/**
 * Runs work under a key after all earlier work under that key has ended, in the order of the calls. Different keys do not
 * wait for each other.
 */
export function takeTurns(): {
  run: <Result>(key: string, work: () => Promise<Result>) => Promise<Result>;
  /** Resolves when no work is left. */
  settle: () => Promise<void>;
} {
  const last = new Map<string, Promise<void>>();
  return {
    run: (key, work) => {
      const turn = (last.get(key) ?? Promise.resolve()).then(work);
      const ended: Promise<void> = turn
        .then(
          () => undefined,
          () => undefined,
        )
        .then(() => {
          if (last.get(key) === ended) last.delete(key);
        });
      last.set(key, ended);
      return turn;
    },
    settle: async () => {
      while (last.size > 0) await Promise.all(last.values());
    },
  };
}
