import { killWhileReading } from './killed-readings';

test('servers that are killed while they read lose no contract, and double none', async () => {
  const { outcomes, expected } = await killWhileReading(3);
  expect(outcomes).toEqual(expected);
});
