import { log } from '@keydate/shell';

/** How often an open tab asks for the live version. */
const EVERY_MS = 5 * 60_000;

/** Says if the live releases are newer than this page's. */
export interface VersionWatch {
  isOutdated: () => boolean;
  /** Calls `listener` once it is outdated; returns a function that unsubscribes. */
  subscribe: (listener: () => void) => () => void;
}

interface Options {
  /** The version of this page: the releases that it consists of. */
  shown: string;
  /** Fetches the version that the next page would have. */
  fetchVersion: () => Promise<string>;
}

/** Asks now and then, and whenever the person comes back to the tab. A tab in the background asks nothing. */
export function watchVersion({ shown, fetchVersion }: Options): VersionWatch {
  const listeners = new Set<() => void>();
  let isOutdated = false;

  const check = async () => {
    if (document.visibilityState === 'hidden') return;
    try {
      // a rollback to this page's releases makes it current again
      const now = (await fetchVersion()) !== shown;
      if (now === isOutdated) return;
      isOutdated = now;
      listeners.forEach((listener) => listener());
    } catch (error) {
      log('The live releases could not be loaded.', error);
    }
  };
  setInterval(() => void check(), EVERY_MS);
  document.addEventListener('visibilitychange', () => void check());
  return {
    isOutdated: () => isOutdated,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
