/** Nothing came within the time limit: the request may still be waiting. */
export class NoAnswer extends Error {
  override readonly name = 'NoAnswer';
}

/**
 * Settles as `promise` does, or rejects when it has not settled within `millis`.
 * @param watch is given a function that restarts the timeout; work that makes progress calls it; returns how to stop watching
 */
export function withTimeout<T>(
  millis: number,
  promise: Promise<T>,
  watch: (renew: () => void) => () => void = () => () => undefined,
): Promise<T> {
  let timer: number;
  let stop = (): void => undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    const start = () => {
      timer = window.setTimeout(() => reject(new NoAnswer(`No answer within ${millis} ms`)), millis);
    };
    start();
    stop = watch(() => {
      window.clearTimeout(timer);
      start();
    });
  });
  return Promise.race([promise, timeout]).finally(() => {
    window.clearTimeout(timer);
    stop();
  });
}
