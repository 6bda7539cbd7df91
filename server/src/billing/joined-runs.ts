/**
 * Returns a function that runs the work of a key once at a time. Calls during a run share the one run that follows it.
 */
export function joinedRuns<T>(): (key: string, work: () => Promise<T>) => Promise<T> {
  const running = new Map<string, { run: Promise<T>; next: Promise<T> | null }>();

  const start = (key: string, work: () => Promise<T>): Promise<T> => {
    const run = work().finally(() => {
      if (running.get(key)?.run === run) running.delete(key);
    });
    running.set(key, { run, next: null });
    return run;
  };

  return (key, work) => {
    const current = running.get(key);
    if (!current) return start(key, work);
    // the current run may have begun before the state that this call wants to see
    current.next ??= current.run.then(
      () => start(key, work),
      () => start(key, work),
    );
    return current.next;
  };
}
