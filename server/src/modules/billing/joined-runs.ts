/** Runs a work for each key once at a time; gives what runs it. */
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
    // the present run may have read already what has changed since: all who come during it share the one after it
    current.next ??= current.run.then(
      () => start(key, work),
      () => start(key, work),
    );
    return current.next;
  };
}
