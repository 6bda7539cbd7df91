/**
 * Runs `work` for every item, at most `limit` at a time, and gives the results in the items' order.
 * A rejection of one rejects the whole, after those already running have ended.
 */
export async function runLimited<Item, Result>(
  items: readonly Item[],
  limit: number,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results = new Map<number, Result>();
  const queue = [...items.entries()];
  const lane = async (): Promise<void> => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const [index, item] = next;
      results.set(index, await work(item));
    }
  };
  const lanes = await Promise.allSettled(Array.from({ length: limit }, lane));
  const failed = lanes.find((outcome) => outcome.status === 'rejected');
  if (failed) throw failed.reason;
  return [...results].sort(([left], [right]) => left - right).map(([, result]) => result);
}
