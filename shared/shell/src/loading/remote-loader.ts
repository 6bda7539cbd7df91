import { isRemote, type Remote, type RemotePart } from '@keydate/client';
import type { PageRegistry } from '@keydate/contracts/registry';
import { log } from '../log';
import type { Federation } from './federation';
import { addResourceHints } from './resource-hints';
import { RemoteUnavailable, type Phase } from './remote-unavailable';
import { withTimeout } from './with-timeout';

/** Longer than the entry file alone may take. */
const LOAD_TIMEOUT_MS = 10_000;

export interface RemoteLoader {
  /** Loads the remote and the code of `part` at this address, within a time limit. Resolves to the error if that fails; never rejects. */
  load: (name: string, part: RemotePart) => Promise<Remote | RemoteUnavailable>;
  /** Has the browser fetch the files of a remote's page when it is idle: the person may go there next. */
  prefetch: (name: string, pathname: string) => void;
  /** Logs that a remote failed, and makes the error for it. The next load() reloads the remote. */
  reportFailure: (name: string, phase: Phase, cause: unknown) => RemoteUnavailable;
  /** Drops what was loaded of a remote and looks up its current release. Never rejects. */
  reload: (name: string) => Promise<void>;
  /** How often a remote was reloaded. When it changes, every component that shows the remote mounts it again. */
  reloadCount: (name: string) => number;
  isReloading: (name: string) => boolean;
  /** Calls `listener` when a reload begins and when it ends; returns a function that unsubscribes. */
  onReload: (listener: () => void) => () => void;
  /** The remote's name on screen. */
  titleOf: (name: string) => string;
}

interface Sources {
  registry: PageRegistry;
  federation: Federation;
  fetchRegistry: () => Promise<PageRegistry>;
}

/** Loads remotes from the addresses in the registry, and reloads those that failed. */
export function createRemoteLoader({ registry, federation, fetchRegistry }: Sources): RemoteLoader {
  const releases = new Map(Object.entries(registry));
  const addresses = new Map<string, string>();
  const reloadCounts = new Map<string, number>();
  const failed = new Set<string>();
  const reloads = new Map<string, Promise<void>>();
  const listeners = new Set<() => void>();

  const reloadCount = (name: string) => reloadCounts.get(name) ?? 0;

  const notifyListeners = () => listeners.forEach((listener) => listener());

  function register(name: string, entry: string) {
    addresses.set(name, entry);
    federation.register(name, entry);
  }
  for (const [name, { entry }] of releases) register(name, entry);

  function reportFailure(name: string, phase: Phase, cause: unknown) {
    failed.add(name);
    const error = new RemoteUnavailable(name, phase, addresses.get(name) ?? 'no address', cause);
    log(error.message, cause);
    return error;
  }

  async function reloadNow(name: string) {
    const fresh = await fetchRegistry().catch((error: unknown) => log('The registry could not be read again.', error));
    const release = fresh?.[name] ?? releases.get(name);
    const count = reloadCount(name) + 1;
    if (release) {
      releases.set(name, release);
      // a new address each time: the browser would join a request for the old one that still hangs
      register(name, `${release.entry}?again=${count}`);
    }
    failed.delete(name);
    reloads.delete(name);
    reloadCounts.set(name, count);
    notifyListeners();
  }

  /** Two components that reload the same remote at once share one reload. */
  function reload(name: string) {
    const running = reloads.get(name);
    if (running) return running;
    const started = reloadNow(name);
    reloads.set(name, started);
    notifyListeners();
    return started;
  }

  /** Not after a reload: the files then have other addresses. */
  function addHints(name: string, part: RemotePart, pathname: string, rel: 'preload' | 'prefetch') {
    const release = releases.get(name);
    if (release && reloadCount(name) === 0) addResourceHints(release, part, pathname, rel);
  }

  async function load(name: string, part: RemotePart) {
    if (failed.has(name)) await reload(name);
    addHints(name, part, window.location.pathname, 'preload');
    try {
      const entryModule = await withTimeout(LOAD_TIMEOUT_MS, federation.loadEntryModule(name));
      if (!isRemote(entryModule) || entryModule.card.name !== name)
        return reportFailure(name, 'contract', 'its entry module was not made by defineRemote()');
      await withTimeout(LOAD_TIMEOUT_MS, entryModule.prepare(part, window.location.pathname));
      return entryModule;
    } catch (cause) {
      return reportFailure(name, 'load', cause);
    }
  }

  return {
    load,
    prefetch: (name, pathname) => addHints(name, { kind: 'pages' }, pathname, 'prefetch'),
    reportFailure,
    reload,
    reloadCount,
    isReloading: (name) => reloads.has(name),
    onReload: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    titleOf: (name) => releases.get(name)?.card.title ?? name,
  };
}
