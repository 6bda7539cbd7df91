import { isRemote, type Remote, type RemotePart } from '@keydate/client';
import type { PageRegistry } from '@keydate/contracts/registry';
import { log } from '../log';
import type { Federation } from './federation';
import { prefetch } from './prefetch';
import { RemoteUnavailable, type Phase } from './remote-unavailable';
import { within } from './with-timeout';

/** A little more than the entry alone may take. */
const LOAD_WITHIN_MS = 10_000;

export interface RemoteLoader {
  /** The remote, with the code of `part` at this address at hand, or why not; within a deadline. Never rejects. */
  load: (name: string, part: RemotePart) => Promise<Remote | RemoteUnavailable>;
  /** Says that a remote's page at a path may be wanted soon: its files are fetched when the browser has nothing else to do. */
  expect: (name: string, pathname: string) => void;
  /** Says that a remote failed in its place, and makes the error of it. */
  giveUp: (name: string, phase: Phase, cause: unknown) => RemoteUnavailable;
  /** Forgets all that was loaded of a remote and finds out where its release of this moment is. Never rejects. */
  renew: (name: string) => Promise<void>;
  /** How often a remote was renewed; every place that shows it starts afresh when this changes. */
  generation: (name: string) => number;
  isRenewing: (name: string) => boolean;
  /** Calls back when a renewal begins and when it ends; gives the way to stop that. */
  onRenewal: (listener: () => void) => () => void;
  /** The name that people read. */
  titleOf: (name: string) => string;
}

interface Sources {
  registry: PageRegistry;
  federation: Federation;
  fetchRegistry: () => Promise<PageRegistry>;
}

/** Loads remotes from where the registry says, and recovers those that failed. */
export function createRemoteLoader({ registry, federation, fetchRegistry }: Sources): RemoteLoader {
  const releases = new Map(Object.entries(registry));
  const addresses = new Map<string, string>();
  const generations = new Map<string, number>();
  const failed = new Set<string>();
  const renewing = new Map<string, Promise<void>>();
  const listeners = new Set<() => void>();

  const generation = (name: string) => generations.get(name) ?? 0;

  const tell = () => listeners.forEach((listener) => listener());

  function register(name: string, entry: string) {
    addresses.set(name, entry);
    federation.register(name, entry);
  }
  for (const [name, { entry }] of releases) register(name, entry);

  function giveUp(name: string, phase: Phase, cause: unknown) {
    failed.add(name);
    const error = new RemoteUnavailable(name, phase, addresses.get(name) ?? 'no address', cause);
    log(error.message, cause);
    return error;
  }

  async function renewNow(name: string) {
    const fresh = await fetchRegistry().catch((error: unknown) => log('The registry could not be read again.', error));
    const release = fresh?.[name] ?? releases.get(name);
    const count = generation(name) + 1;
    if (release) {
      releases.set(name, release);
      // an address never asked for before: the same one would join the request that hangs
      register(name, `${release.entry}?again=${count}`);
    }
    failed.delete(name);
    renewing.delete(name);
    generations.set(name, count);
    tell();
  }

  /** Two places of one remote that recover at once are one recovery. */
  function renew(name: string) {
    const underWay = renewing.get(name);
    if (underWay) return underWay;
    const renewal = renewNow(name);
    renewing.set(name, renewal);
    tell();
    return renewal;
  }

  /** Not once it was renewed: its files are then asked for at other addresses. */
  function fetchFiles(name: string, part: RemotePart, pathname: string, urgency: 'preload' | 'prefetch') {
    const release = releases.get(name);
    if (release && generation(name) === 0) prefetch(release, part, pathname, urgency);
  }

  async function load(name: string, part: RemotePart) {
    if (failed.has(name)) await renew(name);
    fetchFiles(name, part, window.location.pathname, 'preload');
    try {
      const entryModule = await within(LOAD_WITHIN_MS, federation.loadEntryModule(name));
      if (!isRemote(entryModule) || entryModule.card.name !== name)
        return giveUp(name, 'contract', 'its entry module was not made by defineRemote()');
      await within(LOAD_WITHIN_MS, entryModule.prepare(part, window.location.pathname));
      return entryModule;
    } catch (cause) {
      return giveUp(name, 'load', cause);
    }
  }

  return {
    load,
    expect: (name, pathname) => fetchFiles(name, { kind: 'pages' }, pathname, 'prefetch'),
    giveUp,
    renew,
    generation,
    isRenewing: (name) => renewing.has(name),
    onRenewal: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    titleOf: (name) => releases.get(name)?.card.title ?? name,
  };
}
