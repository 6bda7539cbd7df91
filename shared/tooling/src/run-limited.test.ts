import { runLimited } from './run-limited';

test('no more than the limit are at work at once, and results keep the order of the items', async () => {
  let working = 0;
  let most = 0;
  const results = await runLimited([30, 10, 20, 5], 2, async (milliseconds) => {
    most = Math.max(most, ++working);
    await new Promise((resolve) => setTimeout(resolve, milliseconds));
    working -= 1;
    return milliseconds * 2;
  });
  expect(most).toBe(2);
  expect(results).toEqual([60, 20, 40, 10]);
});

test('one that fails fails the whole, with its own reason', async () => {
  const work = (item: string) => (item === 'bad' ? Promise.reject(new Error('bad')) : Promise.resolve(item));
  await expect(runLimited(['good', 'bad', 'good'], 2, work)).rejects.toThrow('bad');
});
