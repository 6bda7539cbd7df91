import {
  loadRemote,
  registerPlugins,
  registerRemotes,
  type ModuleFederationRuntimePlugin,
} from '@module-federation/enhanced/runtime';
import { log } from '../log';

/** The parts of Module Federation that the loader uses. */
export interface Federation {
  /**
   * Registers a remote's entry file under its name. Registering it again drops all that came from the first.
   * @param ownCopies the shared modules that it gets from itself, not from the host
   */
  register: (name: string, entry: string, ownCopies?: readonly string[]) => void;
  /** The default export of a remote's entry module. Requests its files only once, even if they fail. */
  loadEntryModule: (name: string) => Promise<unknown>;
}

/**
 * How long the federation runtime waits for an entry. It is far longer than the loader waits, so that the loader decides: it
 * waits as long as files arrive, and asks for what gave no answer at another address.
 */
export const ENTRY_TIMEOUT_MS = 60_000;

type Container = Parameters<NonNullable<ModuleFederationRuntimePlugin['beforeInitContainer']>>[0];

const loadingPlugin = (ownCopies: ReadonlyMap<string, readonly string[]>): ModuleFederationRuntimePlugin => ({
  name: 'keydate-host',
  createScript: () => ({ timeout: ENTRY_TIMEOUT_MS }),
  beforeInitContainer: (container) => withoutShares(container, ownCopies.get(container.remoteInfo.name) ?? []),
  // only logs: the component that shows the remote also shows the error
  errorLoadRemote: ({ id, error, lifecycle }) => log(`${id} failed at ${lifecycle}.`, error),
});

/** The remote uses its own copy of each package that the host does not share. */
function withoutShares(container: Container, ownCopies: readonly string[]): Container {
  if (ownCopies.length === 0) return container;
  const shares = Object.entries(container.shareScope).filter(([request]) => !ownCopies.includes(request));
  return { ...container, shareScope: Object.fromEntries(shares) };
}

/** Module Federation, as the build has set it up for the page. */
export function createFederation(): Federation {
  const ownCopies = new Map<string, readonly string[]>();
  registerPlugins([loadingPlugin(ownCopies)]);
  return {
    register: (name, entry, own = []) => {
      ownCopies.set(name, own);
      registerRemotes([{ name, entry: new URL(entry, window.location.origin).href }], { force: true });
    },
    loadEntryModule: async (name) => (await loadRemote<{ default?: unknown }>(`${name}/remote`))?.default,
  };
}
