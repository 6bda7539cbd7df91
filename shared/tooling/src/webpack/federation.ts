import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { shares, type Share } from './shares';
import type { WebBuild } from './web-build';

/** The chunk that a remote's entry module begins with. */
export const entryModuleChunk = 'remote';
const browserFile = (name: string) => join(import.meta.dirname, `../../browser/${name}.ts`);
export const nonceFile = browserFile('nonce');
export const trustedScriptsFile = browserFile('trusted-scripts');

/**
 * How host and remotes find each other at run time. No remote is named here: the host registers them from the
 * registry, and their entries carry no federation run time of their own (it is 15 kB; the host provides it).
 */
export function federation(build: WebBuild): ModuleFederationPlugin {
  const isHost = build.kind === 'host';
  const isPlain = build.isPlain ?? false;
  return new ModuleFederationPlugin({
    name: isHost ? 'host' : build.name,
    ...(!isHost && {
      filename: 'entry.[contenthash:8].js',
      exposes: { './remote': { import: [nonceFile, build.entry], name: entryModuleChunk } },
    }),
    runtimePlugins: isHost ? [] : [browserFile('fresh-chunks'), browserFile('forget-failed-shares')],
    // 'version-first' would fetch every remote's entry before the first paint, and one that is down would stop all.
    shareStrategy: 'loaded-first',
    shared: isHost ? withoutVersionCheck(shares(build)) : shares(build),
    // for the federation's devtools, at the desk alone (decision 67)
    manifest: isPlain && !isHost,
    dts: false,
    dev: false,
    experiments: {
      ...(isHost ? { provideExternalRuntime: true } : { externalRuntime: true }),
      // Only the host loads remotes; the others need not carry the code for it.
      optimization: { disableSnapshot: !isPlain, disableRemote: !isHost, target: 'web' },
    },
  });
}

/** A host gets what it brings itself. To compare the versions would cost a phone a tenth of a second before the first paint. */
function withoutVersionCheck(all: Record<string, Share>) {
  return Object.fromEntries(
    Object.entries(all).map(([request, share]) => [request, { ...share, requiredVersion: false as const }]),
  );
}

/**
 * The plugin that provides the run time asks for its CommonJS copy although the ES one is there already; this
 * alias leaves one (11 kB less, compressed).
 */
export function singleRuntimeAlias(): Record<string, string> {
  const fromEnhanced = createRequire(createRequire(import.meta.url).resolve('@module-federation/enhanced/webpack'));
  const commonJs = fromEnhanced.resolve('@module-federation/inject-external-runtime-core-plugin');
  return { [commonJs]: commonJs.replace(/index\.cjs$/, 'index.js') };
}
