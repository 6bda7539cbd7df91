import { expectPaidOnce } from './expect-paid-once';

/** `npm run nightly -- subscriptions` makes more of them. */
const RUNS = Number(process.env.SOAK_RUNS ?? 20);
/** At least ten times the duration of a run on a machine without other work. */
const PATIENCE_MS = RUNS * 15_000;

test(
  'whatever people, the calendar and the network do, nobody ever pays twice, and in the end our state is the provider’s and nobody has lost a paid period',
  () => expectPaidOnce({ numRuns: RUNS, seed: Number(process.env.SOAK_SEED ?? 20261123) }),
  PATIENCE_MS,
);
