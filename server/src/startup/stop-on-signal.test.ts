import { endOf } from './stop-on-signal';

test('a stop that ends well says nothing', async () => {
  expect(await endOf(async () => undefined, 10_000)).toBeNull();
});

test('a stop that fails says why', async () => {
  const failing = () => Promise.reject(new Error('the disk is full'));
  expect(await endOf(failing, 10_000)).toBe('Keydate could not stop in good order: the disk is full');
});

test('a stop that takes too long is told, and waited for no longer', async () => {
  jest.useFakeTimers();
  const ended = endOf(() => new Promise(() => undefined), 10_000);
  jest.advanceTimersByTime(10_000);
  expect(await ended).toBe('Keydate was still busy 10 seconds after it was asked to stop, and was ended.');
  jest.useRealTimers();
});
