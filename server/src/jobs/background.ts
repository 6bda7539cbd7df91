/** Work for which a reply does not wait, such as handing over a mail. */
export interface Background {
  /**
   * Starts the work after the present task, such as a reply; an error that it throws is logged under `name` and stops
   * there.
   */
  start(name: string, work: () => Promise<void>): void;
  /** Resolves when all that was started has ended. */
  settle(): Promise<void>;
}

export function makeBackground(logFailure: (name: string, error: unknown) => void): Background {
  const running = new Set<Promise<void>>();
  return {
    start: (name, work) => {
      const ended = new Promise((turn) => setImmediate(turn))
        .then(work)
        .catch((error: unknown) => logFailure(name, error))
        .finally(() => running.delete(ended));
      running.add(ended);
    },
    settle: async () => {
      while (running.size > 0) await Promise.all(running);
    },
  };
}
