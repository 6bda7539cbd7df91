import * as runtime from '@module-federation/runtime';

// Takes the place of @module-federation/webpack-bundler-runtime in every remote (lend-bundler-runtime.ts). That the host has
// the version that the remote was built with is checked when one of them is released.
if (!window.keydateBundlerRuntime) throw new Error('This page’s host does not lend the bundler runtime.');
const { bundlerRuntime, attachShareScopeMap } = window.keydateBundlerRuntime;

export default {
  // each build's own: it remembers the build's instance
  runtime,
  instance: undefined,
  initOptions: undefined,
  bundlerRuntime: { ...bundlerRuntime, S: {} },
  attachShareScopeMap,
  bundlerRuntimeOptions: {},
};
