import type { PageRegistry, PageRelease } from '@keydate/contracts/registry';
import { PRERENDERED } from '@keydate/contracts/prerendered-page';
import { fetchRegistry, log, type RemoteLoader } from '@keydate/shell';
import { findRelease, readOverride, type Override } from './find-release';
import { storeWantedOverrides } from './wanted-overrides.store';

/** A release that this tab was asked to show, and what became of it. */
export interface ShownOverride {
  text: string;
  name: string;
  /** For the banner: "billing 1a2b3c4d5e6f". */
  what: string;
  state: 'shown' | 'refused' | 'broken';
  /** Why the remote is disabled for everybody else; undefined if it is not. */
  disabled?: string | undefined;
  /** False for a remote of which this server has no live release. */
  isLive: boolean;
}

export interface Overrides {
  /** The registry of this tab. Another object after a release was replaced. */
  registry: () => PageRegistry;
  list: () => readonly ShownOverride[];
  /** Calls `listener` when the list or the registry changes; returns a function that unsubscribes. */
  subscribe: (listener: () => void) => () => void;
  /** Has the live release take the place of one that does not work. Does nothing for a remote that is live. */
  heal: (name: string, loader: Pick<RemoteLoader, 'reload'>) => void;
  /** Forgets all; the page must be loaded again. */
  reset: () => void;
}

/**
 * Finds the releases that this tab was asked to show, and remembers them for the tab, but for those that it shows anyway.
 * They leave the address bar, so that a reset is one.
 * @param carried the live releases of the page: of a large site, not all
 * @param origins other servers of Keydate that a release may come from
 */
export async function openOverrides(
  carried: PageRegistry,
  wanted: readonly string[],
  origins: readonly string[],
): Promise<Overrides> {
  leaveAddressBar();
  let registry = { ...carried };
  const named = lastOfEach(wanted);
  const live = named.every(({ name }) => name in carried) ? carried : await allLive(carried);
  const asked = named.filter((override) => !isShownAnyway(override, live[override.name]));
  let shown = await Promise.all(
    asked.map(async (override): Promise<ShownOverride> => {
      const release = await findRelease(override, origins);
      const { text, name } = override;
      const ofEverybody = { disabled: disabledBecause(live[name]), isLive: name in live };
      if (!release) return { text, name, what: wordsOf(override), state: 'refused', ...ofEverybody };
      registry[name] = release;
      // the page's HTML is that of the live release
      document.querySelector(`[${PRERENDERED.remote}="${name}"]`)?.remove();
      return { text, name, what: wordsOf(override, release.release), state: 'shown', ...ofEverybody };
    }),
  );
  const listeners = new Set<() => void>();
  const remember = () => storeWantedOverrides(shown.filter(({ state }) => state === 'shown').map(({ text }) => text));
  remember();

  return {
    registry: () => registry,
    list: () => shown,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    heal: (name, loader) => {
      if (!shown.some((override) => override.name === name && override.state === 'shown')) return;
      shown = shown.map((override) => (override.name === name ? { ...override, state: 'broken' } : override));
      remember();
      const release = live[name];
      const { [name]: _broken, ...others } = registry;
      registry = release ? { ...registry, [name]: release } : others;
      listeners.forEach((listener) => listener());
      // without the registry, the loader would register the broken release again
      if (release) void loader.reload(name, release);
    },
    reset: () => storeWantedOverrides([]),
  };
}

/** The overrides that these texts name, for each remote the last. */
function lastOfEach(texts: readonly string[]): Override[] {
  const overrides = texts.map(readOverride).filter((override) => override !== null);
  return [...new Map(overrides.map((override) => [override.name, override])).values()];
}

/** The live releases of all remotes; those of the page if the server does not answer. */
async function allLive(carried: PageRegistry): Promise<PageRegistry> {
  try {
    return { ...(await fetchRegistry()), ...carried };
  } catch (error) {
    log('The live releases that the page does not carry could not be read.', error);
    return carried;
  }
}

/** Of a disabled remote not even the live release is shown. */
function isShownAnyway({ target }: Override, live: PageRelease | undefined): boolean {
  return 'release' in target && target.release === live?.release && live.unavailable !== 'disabled';
}

function disabledBecause(live: PageRelease | undefined): string | undefined {
  return live?.unavailable === 'disabled' ? live.notice : undefined;
}

function wordsOf({ name, target }: Override, release?: string): string {
  if ('release' in target) return `${name} ${target.release}`;
  return `${name}${release === undefined ? '' : ` ${release}`} of ${target.origin}`;
}

function leaveAddressBar(): void {
  const url = new URL(window.location.href);
  url.searchParams.delete('mfe');
  window.history.replaceState(window.history.state, '', url);
}
