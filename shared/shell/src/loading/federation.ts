import {
  loadRemote,
  registerPlugins,
  registerRemotes,
  type ModuleFederationRuntimePlugin,
} from '@module-federation/enhanced/runtime';
import { log } from '../log';

/** The parts of Module Federation that the loader uses. */
export interface Federation {
  /** Registers a remote's entry file under its name. Registering it again drops all that came from the first. */
  register: (name: string, entry: string) => void;
  /** The default export of a remote's entry module. Requests its files only once, even if they fail. */
  loadEntryModule: (name: string) => Promise<unknown>;
}

/** Shorter than the loader's own time limit: otherwise the next attempt would wait for the same request. */
export const ENTRY_TIMEOUT_MS = 8000;

const loadingPlugin: ModuleFederationRuntimePlugin = {
  name: 'keydate-host',
  createScript: () => ({ timeout: ENTRY_TIMEOUT_MS }),
  // only logs: the component that shows the remote also shows the error
  errorLoadRemote: ({ id, error, lifecycle }) => log(`${id} failed at ${lifecycle}.`, error),
};

/** Module Federation, as the build has set it up for the page. */
export function createFederation(): Federation {
  registerPlugins([loadingPlugin]);
  return {
    register: (name, entry) =>
      registerRemotes([{ name, entry: new URL(entry, window.location.origin).href }], { force: true }),
    loadEntryModule: async (name) => (await loadRemote<{ default?: unknown }>(`${name}/remote`))?.default,
  };
}
