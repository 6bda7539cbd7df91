import type { Parameters } from 'fast-check';

/** The same inputs on every machine; FUZZ_SEED takes others. A property that fails prints its seed and the path to the input. */
const SEED = Number(process.env.FUZZ_SEED ?? 20_261_121);

export function runs<T>(numRuns: number): Parameters<T> {
  return { numRuns, seed: SEED, endOnFailure: true };
}
