/** Settles as `promise` does, or rejects when it has not settled within `millis`. */
export function withTimeout<T>(millis: number, promise: Promise<T>): Promise<T> {
  let timer: number;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = window.setTimeout(() => reject(new Error(`No answer within ${millis} ms`)), millis);
  });
  return Promise.race([promise, timeout]).finally(() => window.clearTimeout(timer));
}
