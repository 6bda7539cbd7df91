import federation from '@module-federation/webpack-bundler-runtime/bundler';
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';

// Runs in every host. By these functions webpack's output reaches Module Federation: they keep nothing, and work on the build
// that calls them. So that not each remote carries them too (3 kB, compressed), they are lent to all by a global name.
const { bundlerRuntime, attachShareScopeMap } = federation;
window.keydateBundlerRuntime = {
  // the library leaves it out of a build that exposes nothing, as a host does
  bundlerRuntime: { ...bundlerRuntime, initContainerEntry },
  attachShareScopeMap,
};

declare global {
  interface Window {
    keydateBundlerRuntime?: {
      bundlerRuntime: Partial<NonNullable<typeof bundlerRuntime>>;
      attachShareScopeMap: typeof attachShareScopeMap;
    };
  }
}

/** Module Federation requires a plugin object; the work is done above. */
export default () => ({ name: 'keydate-lend-bundler-runtime' });
