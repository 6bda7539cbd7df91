/** The answers of a server that has no such file. */
const GONE: readonly unknown[] = [403, 404, 410];

/** The folder that a release's files are in, as an absolute address. */
function folderOf(entry: string): string {
  return new URL('.', new URL(entry, window.location.origin)).href;
}

/** Calls `renew` for each file of a release that arrives; returns how to stop. */
export function watchArrivals(entry: string): (renew: () => void) => () => void {
  return (renew) => {
    if (typeof PerformanceObserver === 'undefined') return () => undefined;
    const folder = folderOf(entry);
    const observer = new PerformanceObserver((list) => {
      if (list.getEntries().some(({ name }) => name.startsWith(folder))) renew();
    });
    observer.observe({ type: 'resource' });
    return () => observer.disconnect();
  };
}

/** Drops the elements of a release's files that are under way: the next load of the same chunk would wait for them. */
export function dropPending(entry: string): void {
  const folder = folderOf(entry);
  // webpack removes an element once its file is there
  for (const script of document.querySelectorAll<HTMLScriptElement>('script[data-webpack]'))
    if (script.src.startsWith(folder)) script.remove();
}

/**
 * True if the server has answered that a file of a release does not exist, or no longer: some stores of files answer 403, without
 * saying which. False in browsers that do not tell.
 * @param the time of the release's last attempt, on the page's clock: older answers do not count
 */
export function wasNotFound(entry: string, since: number): boolean {
  if (!('getEntriesByType' in performance)) return false;
  const folder = folderOf(entry);
  return performance
    .getEntriesByType('resource')
    .filter((file) => file.startTime >= since && file.name.startsWith(folder))
    .some((file) => 'responseStatus' in file && GONE.includes(file.responseStatus));
}

/** True if the server has sent a file in full; false in browsers that do not tell. A file that arrived and did not run has another hash. */
export function hasArrived(address: string, since: number): boolean {
  if (!('getEntriesByName' in performance)) return false;
  return performance
    .getEntriesByName(new URL(address, window.location.origin).href, 'resource')
    .some((file) => file.startTime >= since && 'responseStatus' in file && file.responseStatus === 200);
}
