interface Shared<T> {
  result: Promise<T>;
  waiting: number;
  abort: AbortController;
}

/** Does work for which several callers ask at the same time once, and aborts it when all of them are gone. */
export function sharedWork<T>() {
  const running = new Map<string, Shared<T>>();
  const begin = (key: string, work: (signal: AbortSignal) => Promise<T>): Shared<T> => {
    const abort = new AbortController();
    const shared = { result: work(abort.signal).finally(() => end(key, shared)), waiting: 0, abort };
    running.set(key, shared);
    return shared;
  };
  const end = (key: string, shared: Shared<T>) => {
    if (running.get(key) === shared) running.delete(key);
  };
  return async (key: string, caller: AbortSignal, work: (signal: AbortSignal) => Promise<T>): Promise<T> => {
    const shared = running.get(key) ?? begin(key, work);
    shared.waiting += 1;
    const leave = () => {
      shared.waiting -= 1;
      if (shared.waiting > 0) return;
      end(key, shared);
      shared.abort.abort();
    };
    caller.addEventListener('abort', leave);
    if (caller.aborted) leave();
    try {
      return await shared.result;
    } finally {
      caller.removeEventListener('abort', leave);
    }
  };
}
