import { expectPaidOnce } from './expect-paid-once';

test('whatever people, the calendar and the network do, nobody ever pays twice, and in the end our state is the provider’s and nobody has lost a paid period', () =>
  expectPaidOnce({ numRuns: 4, seed: 20261123 }));
