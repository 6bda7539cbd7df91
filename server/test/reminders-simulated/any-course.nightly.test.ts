import { expectEachOnce } from './expect-each-once';

/** `npm run nightly -- reminders` simulates two months of more transactions. */
const SIZE = {
  transactions: Number(process.env.SOAK_TRANSACTIONS ?? 100),
  datesEach: 20,
  days: Number(process.env.SOAK_DAYS ?? 20),
  stepsADay: 6,
  seed: Number(process.env.SOAK_SEED ?? 20261123),
};

test(
  `whatever dies, breaks and is edited in ${SIZE.days} days, each reminder arrives once and in time`,
  async () => {
    const counted = await expectEachOnce(SIZE);
    if (process.env.SOAK_DAYS) process.stdout.write(`${JSON.stringify({ ...SIZE, ...counted })}\n`);
  },
  24 * 3_600_000,
);
