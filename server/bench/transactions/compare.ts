type Run = () => Promise<void>;

/** Three ways to the same answer. */
export interface Ways {
  bare: Run;
  own: Run;
  http: Run;
}

/**
 * The number of runs of each way before it counts, so that all run compiled, as on a server that has been up for a
 * minute.
 */
export const WARM_UP = 100;
const ROUNDS = 20;
const SETTLING = 5;
const COUNTED = 10;
export const RUNS = ROUNDS * COUNTED;

type Times = Record<keyof Ways, number[]>;

/**
 * Times the ways of each case by turns, and the cases in rounds, so that other work of the machine affects all of
 * them. In a round the first few runs of a case do not count: the caches are still full of the previous case. Medians,
 * in milliseconds.
 */
export async function compare(cases: readonly Ways[]): Promise<Record<keyof Ways, number>[]> {
  for (const ways of cases) await timeByTurns(ways, WARM_UP);
  const times = cases.map((): Times => ({ bare: [], own: [], http: [] }));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [index, ways] of cases.entries()) {
      await timeByTurns(ways, SETTLING);
      await timeByTurns(ways, COUNTED, times[index]);
    }
  }
  return times.map(({ bare, own, http }) => ({ bare: median(bare), own: median(own), http: median(http) }));
}

async function timeByTurns({ bare, own, http }: Ways, runs: number, times?: Times): Promise<void> {
  for (let run = 0; run < runs; run += 1) {
    const took = { bare: await timed(bare), own: await timed(own), http: await timed(http) };
    times?.bare.push(took.bare);
    times?.own.push(took.own);
    times?.http.push(took.http);
  }
}

async function timed(run: Run): Promise<number> {
  const began = performance.now();
  await run();
  return performance.now() - began;
}

function median(times: readonly number[]): number {
  return [...times].sort((a, b) => a - b)[times.length >> 1] ?? NaN;
}
