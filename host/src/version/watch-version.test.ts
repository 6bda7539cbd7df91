import { watchVersion } from './watch-version';

const MINUTE = 60_000;
const isSeen = (state: DocumentVisibilityState) =>
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('an open tab learns within five minutes that something newer is live, and once', async () => {
  const told = jest.fn();
  const watch = watchVersion({ shown: 'a', fetchVersion: jest.fn().mockResolvedValueOnce('a').mockResolvedValue('b') });
  watch.subscribe(told);

  await jest.advanceTimersByTimeAsync(5 * MINUTE);
  expect(watch.isOutdated()).toBe(false);
  await jest.advanceTimersByTimeAsync(10 * MINUTE);
  expect(watch.isOutdated()).toBe(true);
  expect(told).toHaveBeenCalledTimes(1);
});

test('a rollback to what the tab has makes it current again', async () => {
  const watch = watchVersion({ shown: 'a', fetchVersion: jest.fn().mockResolvedValueOnce('b').mockResolvedValue('a') });

  await jest.advanceTimersByTimeAsync(10 * MINUTE);
  expect(watch.isOutdated()).toBe(false);
});

test('a tab in the background asks when the person comes back to it', async () => {
  const fetchVersion = jest.fn().mockResolvedValue('b');
  const watch = watchVersion({ shown: 'a', fetchVersion });
  isSeen('hidden');
  await jest.advanceTimersByTimeAsync(60 * MINUTE);
  expect(fetchVersion).not.toHaveBeenCalled();

  isSeen('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  await jest.advanceTimersByTimeAsync(0);
  expect(watch.isOutdated()).toBe(true);
});

test('a server that cannot be reached is no newer version', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const watch = watchVersion({ shown: 'a', fetchVersion: () => Promise.reject(new TypeError('offline')) });

  await jest.advanceTimersByTimeAsync(5 * MINUTE);
  expect(watch.isOutdated()).toBe(false);
});
