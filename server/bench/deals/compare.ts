type Run = () => Promise<void>;

export interface Ways {
  bare: Run;
  own: Run;
  http: Run;
}

/** Before they count, so that all run compiled, as a server does that has been up for a minute. */
export const WARM_UP = 300;
export const RUNS = 200;

/** Times three ways to the same answer by turns, so that what else the machine does falls on all. Medians, in milliseconds. */
export async function compare({ bare, own, http }: Ways): Promise<Record<keyof Ways, number>> {
  const times: Record<keyof Ways, number[]> = { bare: [], own: [], http: [] };
  for (let run = -WARM_UP; run < RUNS; run += 1) {
    const took = { bare: await timed(bare), own: await timed(own), http: await timed(http) };
    if (run < 0) continue;
    times.bare.push(took.bare);
    times.own.push(took.own);
    times.http.push(took.http);
  }
  return { bare: median(times.bare), own: median(times.own), http: median(times.http) };
}

async function timed(run: Run): Promise<number> {
  const began = performance.now();
  await run();
  return performance.now() - began;
}

function median(times: readonly number[]): number {
  return [...times].sort((a, b) => a - b)[times.length >> 1] ?? NaN;
}
