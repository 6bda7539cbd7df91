/** `work`, or an error that says so when it is not done within `millis`. */
export function within<T>(millis: number, work: Promise<T>): Promise<T> {
  let timer: number;
  const deadline = new Promise<never>((_resolve, reject) => {
    timer = window.setTimeout(() => reject(new Error(`No answer within ${millis} ms`)), millis);
  });
  return Promise.race([work, deadline]).finally(() => window.clearTimeout(timer));
}
