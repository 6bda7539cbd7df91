type Outcome<Result> = { value: Result } | { error: unknown };

/**
 * Groups what comes at once: while one group is worked on, what comes waits and makes the next group, of `max` at the
 * most. `work` gives an outcome for each in the group's order; where it throws, that is the outcome of all.
 */
export function groupWork<Item, Result>(
  max: number,
  work: (group: readonly Item[]) => Promise<readonly Outcome<Result>[]>,
): { add: (item: Item) => Promise<Result>; settle: () => Promise<void> } {
  const waiting: { item: Item; settle: (outcome: Outcome<Result>) => void }[] = [];
  let running: Promise<void> | null = null;

  const run = async () => {
    // those that arrive in the same turn of the event loop belong together
    await new Promise((turn) => setImmediate(turn));
    while (waiting.length > 0) {
      const group = waiting.splice(0, max);
      const outcomes = await work(group.map(({ item }) => item)).catch((error: unknown) =>
        group.map(() => ({ error })),
      );
      group.forEach(({ settle }, at) => settle(outcomes[at] ?? { error: new Error('a group gave too few outcomes') }));
    }
  };

  return {
    add: async (item) => {
      const outcome = await new Promise<Outcome<Result>>((settle) => {
        waiting.push({ item, settle });
        running ??= run().finally(() => {
          running = null;
        });
      });
      if ('error' in outcome) throw outcome.error;
      return outcome.value;
    },
    settle: async () => {
      while (running) await running;
    },
  };
}
