type Run = () => Promise<void>;

export interface Compared {
  /** Medians, in milliseconds. */
  bare: number;
  http: number;
  ratio: number;
}

/** Before they count, so that both run compiled, as a server does that has been up for a minute. */
export const WARM_UP = 300;
export const RUNS = 200;

/** Times two ways to the same answer by turns, so that what else the machine does falls on both. */
export async function compare(bare: Run, http: Run): Promise<Compared> {
  const times: Record<'bare' | 'http', number[]> = { bare: [], http: [] };
  for (let run = -WARM_UP; run < RUNS; run += 1) {
    const [bareTook, httpTook] = [await timed(bare), await timed(http)];
    if (run < 0) continue;
    times.bare.push(bareTook);
    times.http.push(httpTook);
  }
  const medians = { bare: median(times.bare), http: median(times.http) };
  return { ...medians, ratio: medians.http / medians.bare };
}

async function timed(run: Run): Promise<number> {
  const began = performance.now();
  await run();
  return performance.now() - began;
}

function median(times: readonly number[]): number {
  return [...times].sort((a, b) => a - b)[times.length >> 1] ?? NaN;
}
