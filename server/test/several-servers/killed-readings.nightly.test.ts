import { killWhileReading } from './killed-readings';

test(
  'servers that are killed fifty times while they read lose no contract, and double none',
  async () => {
    const { outcomes, expected } = await killWhileReading(50);
    expect(outcomes.length).toBeGreaterThanOrEqual(50);
    expect(outcomes).toEqual(expected);
  },
  15 * 60_000,
);
