import {
  loadRemote,
  registerPlugins,
  registerRemotes,
  type ModuleFederationRuntimePlugin,
} from '@module-federation/enhanced/runtime';
import { log } from '../log';

export interface EntryOptions {
  ownCopies?: readonly string[] | undefined;
  integrity?: string | undefined;
}

/** The parts of Module Federation that the loader uses. */
export interface Federation {
  /**
   * Registers a remote's entry file under its name. Registering it again drops all that came from the first.
   * @param options `ownCopies`: the shared modules that it gets from itself, not from the host. `integrity`: the hash of the entry
   */
  register: (name: string, entry: string, options?: EntryOptions) => void;
  /** The default export of a remote's entry module. Requests its files only once, even if they fail. */
  loadEntryModule: (name: string) => Promise<unknown>;
}

/**
 * How long the federation runtime waits for an entry. It is far longer than the loader waits, so that the loader decides: it
 * waits as long as files arrive, and asks for what gave no answer at another address.
 */
export const ENTRY_TIMEOUT_MS = 60_000;

type Container = Parameters<NonNullable<ModuleFederationRuntimePlugin['beforeInitContainer']>>[0];

const loadingPlugin = (entries: ReadonlyMap<string, EntryOptions>): ModuleFederationRuntimePlugin => ({
  name: 'keydate-host',
  createScript: ({ url, remoteInfo }) => ({
    script: entryScript(url, entries.get(remoteInfo?.name ?? '')?.integrity),
    timeout: ENTRY_TIMEOUT_MS,
  }),
  beforeInitContainer: (container) => withoutShares(container, entries.get(container.remoteInfo.name)?.ownCopies ?? []),
  // only logs: the component that shows the remote also shows the error
  errorLoadRemote: ({ id, error, lifecycle }) => log(`${id} failed at ${lifecycle}.`, error),
});

/** The browser does not run an entry that differs from its hash. Without a hash, only our own server is trusted. */
function entryScript(src: string, integrity: string | undefined): HTMLScriptElement {
  // the desk's manifest has addresses without an origin
  const { origin } = new URL(src, window.location.origin);
  if (integrity === undefined && origin !== window.location.origin)
    throw new Error(`${src} is on another server, and its release has no hash of it.`);
  const check = integrity === undefined ? {} : { crossOrigin: 'anonymous', integrity };
  return Object.assign(document.createElement('script'), { src, ...check });
}

/** The remote uses its own copy of each package that the host does not share. */
function withoutShares(container: Container, ownCopies: readonly string[]): Container {
  if (ownCopies.length === 0) return container;
  const shares = Object.entries(container.shareScope).filter(([request]) => !ownCopies.includes(request));
  return { ...container, shareScope: Object.fromEntries(shares) };
}

/** Module Federation, as the build has set it up for the page. */
export function createFederation(): Federation {
  const entries = new Map<string, EntryOptions>();
  registerPlugins([loadingPlugin(entries)]);
  return {
    register: (name, entry, options = {}) => {
      entries.set(name, options);
      registerRemotes([{ name, entry: new URL(entry, window.location.origin).href }], { force: true });
    },
    loadEntryModule: async (name) => (await loadRemote<{ default?: unknown }>(`${name}/remote`))?.default,
  };
}
