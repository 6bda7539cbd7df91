import type { Parameters } from 'fast-check';

/**
 * The same inputs on every machine; FUZZ_SEED selects others. A property that fails prints its seed and the path to
 * the input.
 */
const SEED = Number(process.env.FUZZ_SEED ?? 20_261_121);

/** The factor for the number of inputs: FUZZ_RUNS, for a long search. */
const TIMES = Number(process.env.FUZZ_RUNS ?? 1);

export function runs<T>(usual: number): Parameters<T> {
  return { numRuns: usual * TIMES, seed: SEED, endOnFailure: true };
}
