import {
  loadRemote,
  registerPlugins,
  registerRemotes,
  type ModuleFederationRuntimePlugin,
} from '@module-federation/enhanced/runtime';
import { log } from '../log';

/** What the loader needs of Module Federation. */
export interface Federation {
  /** Makes a remote's entry known under its name; a second time, forgets all that came from the first. */
  register: (name: string, entry: string) => void;
  /** The default export of a remote's entry module; asks for its files the first time only, whether they came or not. */
  loadEntryModule: (name: string) => Promise<unknown>;
}

/** An entry that hangs must give up before the loader's own deadline, or the next try would wait for the same request. */
export const ENTRY_WITHIN_MS = 8000;

/** How entries are fetched, and what is told when one does not come. */
const watch: ModuleFederationRuntimePlugin = {
  name: 'keydate-host',
  createScript: () => ({ timeout: ENTRY_WITHIN_MS }),
  // gives nothing: what to show instead is the shell's matter, which knows the place
  errorLoadRemote: ({ id, error, lifecycle }) => log(`${id} failed at ${lifecycle}.`, error),
};

/** Module Federation, as the build has set it up for the page. */
export function createFederation(): Federation {
  registerPlugins([watch]);
  return {
    register: (name, entry) =>
      registerRemotes([{ name, entry: new URL(entry, window.location.origin).href }], { force: true }),
    loadEntryModule: async (name) => (await loadRemote<{ default?: unknown }>(`${name}/remote`))?.default,
  };
}
