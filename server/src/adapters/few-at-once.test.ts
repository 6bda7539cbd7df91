import { setImmediate } from 'node:timers/promises';
import { fewAtOnce } from './few-at-once';

test('no more work runs at once than may, and all of it runs, whatever fails', async () => {
  const turn = fewAtOnce(2);
  let running = 0;
  let most = 0;
  const work = async (number: number) => {
    most = Math.max(most, (running += 1));
    await setImmediate();
    running -= 1;
    if (number % 3 === 0) throw new Error('failed');
    return number;
  };
  const ended = await Promise.allSettled(Array.from({ length: 9 }, (_, number) => turn(() => work(number))));
  expect(most).toBe(2);
  expect(ended.filter(({ status }) => status === 'fulfilled')).toHaveLength(6);
});
