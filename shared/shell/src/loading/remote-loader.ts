import { isRemote, type Remote, type RemotePart } from '@keydate/client';
import type { PageRegistry, PageRelease } from '@keydate/contracts/registry';
import { integrityOf } from '@keydate/contracts/releases/addresses';
import { SCRIPT_SOURCES } from '@keydate/contracts/trusted-types';
import type { ShellEvent } from '@keydate/contracts/telemetry';
import { log } from '../log';
import { dropPending, hasArrived, wasNotFound, watchArrivals } from './arrivals';
import { failedAddress, failedFile, hasRun } from './failed-file';
import type { Federation } from './federation';
import { createLoadTimes } from './load-times';
import { addResourceHints } from './resource-hints';
import {
  errorEvent,
  newTraceId,
  RemoteUnavailable,
  type MinorPhase,
  type Phase,
  type What,
} from './remote-unavailable';
import { NoAnswer, withTimeout } from './with-timeout';

/** Each file that arrives restarts the timeout: a slow connection is no failure. */
const LOAD_TIMEOUT_MS = 10_000;

export interface RemoteLoader {
  /** Loads the remote and the code of `part` at this address, within a time limit. Resolves to the error if that fails; never rejects. */
  load: (name: string, part: RemotePart) => Promise<Remote | RemoteUnavailable>;
  /** Has the browser fetch the files of a remote's page when it is idle: the person may go there next. */
  prefetch: (name: string, pathname: string) => void;
  /** Logs that a remote failed, and makes the error for it. The next load() reloads the remote. */
  reportFailure: (name: string, phase: Phase, cause: unknown) => RemoteUnavailable;
  /** Logs and reports what went wrong in a remote that still works. */
  reportError: (name: string, phase: MinorPhase, cause: unknown) => void;
  /** Notes that a part of a remote is on the screen. */
  reportReady: (name: string, part: RemotePart) => void;
  /**
   * Drops what was loaded of a remote and looks up its current release. Never rejects.
   * @param fallback the release to load where the registry cannot be read or has none; without it, the one that was dropped
   */
  reload: (name: string, fallback?: PageRelease) => Promise<void>;
  /** How often a remote was reloaded. When it changes, every component that shows the remote mounts it again. */
  reloadCount: (name: string) => number;
  isReloading: (name: string) => boolean;
  /** Calls `listener` when a reload begins and when it ends; returns a function that unsubscribes. */
  onReload: (listener: () => void) => () => void;
  /** The remote's name on screen. */
  titleOf: (name: string) => string;
  /** The squad that is responsible for it; undefined if its card names none. */
  ownerOf: (name: string) => string | undefined;
}

interface Sources {
  registry: PageRegistry;
  federation: Federation;
  fetchRegistry: () => Promise<PageRegistry>;
  /** Told of each part that was loaded, of each failure that a person would see, and of each error in a remote that still works. */
  onEvent?: (event: ShellEvent) => void;
}

/** Loads remotes from the addresses in the registry, and reloads those that failed. */
export function createRemoteLoader({ registry, federation, fetchRegistry, onEvent }: Sources): RemoteLoader {
  const releases = new Map(Object.entries(registry));
  const addresses = new Map<string, string>();
  const reloadCounts = new Map<string, number>();
  /** When each was reloaded last, on the page's clock. */
  const reloadedAt = new Map<string, number>();
  const failed = new Set<string>();
  /** Those whose requests may still be waiting: the browser would join a request for the same address. */
  const hanging = new Set<string>();
  const reloads = new Map<string, Promise<void>>();
  const listeners = new Set<() => void>();
  const loadTimes = createLoadTimes();
  /** The policy of this page lets in files of these servers alone. */
  const origins = [window.location.origin, ...scriptSources(document)];

  const reloadCount = (name: string) => reloadCounts.get(name) ?? 0;

  const isOutOfReach = (release: PageRelease) => !origins.includes(originOf(release));

  const notifyListeners = () => listeners.forEach((listener) => listener());

  function register(name: string, release: PageRelease, entry: string) {
    addresses.set(name, entry);
    federation.register(name, entry, {
      ownCopies: release.ownCopies,
      integrity: integrityOf(release, release.entry),
    });
  }
  for (const [name, release] of releases) register(name, release, release.entry);

  function reportFailure(name: string, phase: Phase, cause: unknown) {
    failed.add(name);
    if (cause instanceof NoAnswer) hanging.add(name);
    const release = releases.get(name);
    const address = addresses.get(name) ?? 'no address';
    const file = phase === 'load' ? failedAddress(cause, address) : undefined;
    const error = new RemoteUnavailable(
      {
        remote: name,
        phase,
        what: whatHappened(phase, release, {
          refused: hasRun(cause) ? undefined : file,
          since: reloadedAt.get(name) ?? 0,
          isOutOfReach: release !== undefined && isOutOfReach(release),
        }),
        file,
        isElsewhere: release !== undefined && originOf(release) !== window.location.origin,
        address,
        release: release?.release,
        notice: release?.notice,
      },
      cause,
    );
    log(`${error.message} [trace ${error.traceId}]`, cause);
    tell(name, phase, cause, error.traceId);
    return error;
  }

  function reportError(name: string, phase: MinorPhase, cause: unknown) {
    const traceId = newTraceId();
    log(`${name} has an error (${phase}) [trace ${traceId}]`, cause);
    tell(name, phase, cause, traceId);
  }

  function tell(remote: string, phase: Phase | MinorPhase, cause: unknown, traceId: string) {
    const { release, card } = releases.get(remote) ?? {};
    onEvent?.(errorEvent({ remote, release, owner: card?.owner, phase, traceId, cause }));
  }

  async function reloadNow(name: string, fallback = releases.get(name)) {
    const fresh = await fetchRegistry().catch((error: unknown) => log('The registry could not be read again.', error));
    const release = fresh?.[name] ?? fallback;
    const count = reloadCount(name) + 1;
    if (release) {
      releases.set(name, release);
      const isHanging = hanging.has(name);
      if (isHanging) dropPending(release.entry);
      register(name, release, isHanging ? `${release.entry}?again=${count}` : release.entry);
    }
    failed.delete(name);
    hanging.delete(name);
    reloads.delete(name);
    reloadCounts.set(name, count);
    reloadedAt.set(name, performance.now());
    notifyListeners();
  }

  /** Two components that reload the same remote at once share one reload. */
  function reload(name: string, fallback?: PageRelease) {
    const running = reloads.get(name);
    if (running) return running;
    const started = reloadNow(name, fallback);
    reloads.set(name, started);
    notifyListeners();
    return started;
  }

  /** Not after a reload: the files then have other addresses. */
  function addHints(name: string, part: RemotePart, pathname: string, rel: 'preload' | 'prefetch') {
    const release = releases.get(name);
    if (release && reloadCount(name) === 0) addResourceHints(release, part, pathname, rel);
  }

  function reportReady(name: string, part: RemotePart) {
    const times = loadTimes.end(name, part);
    if (times) onEvent?.({ kind: 'load', remote: name, release: releases.get(name)?.release, ...times });
  }

  async function load(name: string, part: RemotePart) {
    if (failed.has(name)) await reload(name);
    const release = releases.get(name);
    if (release?.unavailable !== undefined) return reportFailure(name, 'withheld', release.unavailable);
    if (release && isOutOfReach(release))
      return reportFailure(name, 'withheld', `This page was loaded before ${name} moved to ${originOf(release)}`);
    addHints(name, part, window.location.pathname, 'preload');
    try {
      return await (release ? loadPatiently(name, part, release) : loadParts(name, part));
    } catch (cause) {
      return reportFailure(name, cause instanceof WrongContract ? 'contract' : 'load', cause);
    }
  }

  /**
   * Each file may fail once, silently: by chance, or because Chromium gives a hinted file that failed to the next request for it.
   * Files that have arrived are not fetched again.
   */
  async function loadPatiently(
    name: string,
    part: RemotePart,
    release: PageRelease,
    failedFiles: readonly string[] = [],
  ): Promise<Remote> {
    try {
      return await loadParts(name, part);
    } catch (cause) {
      const file = failedFile(cause);
      if (cause instanceof NoAnswer || cause instanceof WrongContract || failedFiles.includes(file)) throw cause;
      register(name, release, addresses.get(name) ?? release.entry);
      return loadPatiently(name, part, release, [...failedFiles, file]);
    }
  }

  async function loadParts(name: string, part: RemotePart): Promise<Remote> {
    const watch = watchArrivals(addresses.get(name) ?? '/');
    const arrived = loadTimes.begin(name, part);
    const entryModule = await withTimeout(LOAD_TIMEOUT_MS, federation.loadEntryModule(name), watch);
    if (!isRemote(entryModule) || entryModule.card.name !== name)
      throw new WrongContract('its entry module was not made by defineRemote()');
    arrived('entry');
    await withTimeout(LOAD_TIMEOUT_MS, entryModule.prepare(part, window.location.pathname), watch);
    arrived('code');
    return entryModule;
  }

  return {
    load,
    prefetch: (name, pathname) => addHints(name, { kind: 'pages' }, pathname, 'prefetch'),
    reportFailure,
    reportError,
    reportReady,
    reload,
    reloadCount,
    isReloading: (name) => reloads.has(name),
    onReload: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    titleOf: (name) => releases.get(name)?.card.title ?? name,
    ownerOf: (name) => releases.get(name)?.card.owner,
  };
}

/** A remote's entry module exports no remote of this page. */
class WrongContract extends Error {
  override readonly name = 'WrongContract';
}

/** The sources of scripts that the page allows in addition to its own server. */
function scriptSources(page: Document): string[] {
  return page.querySelector<HTMLMetaElement>(`meta[name="${SCRIPT_SOURCES}"]`)?.content.split(' ') ?? [];
}

function originOf({ entry }: PageRelease): string {
  return new URL(entry, window.location.origin).origin;
}

function whatHappened(
  phase: Phase,
  release: PageRelease | undefined,
  { refused, since, isOutOfReach }: { refused: string | undefined; since: number; isOutOfReach: boolean },
): What {
  if (release?.unavailable === 'disabled') return 'disabled';
  if (phase === 'withheld' && release?.unavailable === undefined && isOutOfReach) return 'moved';
  if (phase === 'withheld' || phase === 'contract') return 'needsNewerShell';
  if (phase === 'mount' || phase === 'run') return 'crashed';
  if (release && wasNotFound(release.entry, since)) return 'notFound';
  return release?.integrity && refused !== undefined && hasArrived(refused, since) ? 'changed' : 'notAvailable';
}
