type Outcome<Result> = { value: Result } | { error: unknown };

/**
 * Batches items: while one group is being worked on, new items wait and form the next group, of at most `max`. `work`
 * returns an outcome for each item, in the group's order; if it throws, that is the outcome of every item.
 */
export function groupWork<Item, Result>(
  max: number,
  work: (group: readonly Item[]) => Promise<readonly Outcome<Result>[]>,
): { add: (item: Item) => Promise<Result>; settle: () => Promise<void> } {
  const waiting: { item: Item; settle: (outcome: Outcome<Result>) => void }[] = [];
  let running: Promise<void> | null = null;

  const run = async () => {
    // items that arrive in the same turn of the event loop share a group
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
