import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { RegistryFile, RemoteRelease } from '@keydate/contracts/registry';
import type { Compilation, Configuration } from 'webpack';
import { readCard } from '../build/read-card';
import { chunksByKey, describeHost } from '../build/release-file';
import { runWebpack } from '../build/run-webpack';
import { hostBuild, remoteBuild } from '../build/web-builds';
import type { Pointer } from '@keydate/contracts/releases/pointer';
import { webpackConfig } from '../webpack/config';
import { filesOf, groupOfImport } from '../webpack/first-files';
import { leftOut } from '../webpack/left-out';
import { publicPath, type WebBuild } from '../webpack/web-build';
import { remoteNames, workspaceRoot } from '../workspace';

export interface Monolith {
  build: WebBuild;
  /** The folder that is served at the build's public path. */
  folder: string;
  /** The registry that makes the product's own server render this build, with preload tags as for remotes. */
  registry: RegistryFile;
}

/** Host and remotes as one build with the product's preset, without the federation plugin: each remote and each page is a chunk. */
export async function buildMonolith(): Promise<Monolith> {
  const folder = join(workspaceRoot, 'node_modules/.cache/keydate/bench/monolith');
  const build = { ...hostBuild(), release: 'bench-monolith' };
  const compilation = await runWebpack(asOneBuild(webpackConfig(build, folder, 'alone'), folder));
  const remotes = remoteNames().map((name): [string, Pointer] => [
    name,
    { current: asRemote(name, build, compilation), previous: [], setBy: 'start' },
  ]);
  return {
    build,
    folder: join(folder, 'public'),
    registry: { host: describeHost(build, compilation, {}), remotes: Object.fromEntries(remotes) },
  };
}

function asOneBuild(config: Configuration, folder: string): Configuration {
  return {
    ...config,
    cache: false,
    resolve: {
      ...config.resolve,
      alias: { ...leftOut(), '@module-federation/enhanced/runtime': writeStandIn(folder) },
    },
  };
}

/** The module that replaces the federation run time: it imports the entry modules instead of fetching them. */
function writeStandIn(folder: string): string {
  const entryModules = remoteNames().map((name) => `${name}: () => import(${JSON.stringify(entryModuleFile(name))})`);
  const source = `const entryModules = { ${entryModules.join(', ')} };
export const registerPlugins = () => {};
export const registerRemotes = () => {};
export const loadRemote = (id) => entryModules[id.split('/')[0]]();
`;
  const file = `${folder}-entry-modules.js`;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, source);
  return file;
}

function entryModuleFile(name: string): string {
  const { folder, entry } = remoteBuild(name);
  return join(folder, entry);
}

/** The registry's entry of a remote that is part of the host: its first chunk takes the place of an entry file. */
function asRemote(name: string, build: WebBuild, compilation: Compilation): RemoteRelease {
  const base = publicPath(build);
  const host = describeHost(build, compilation, {});
  const known = new Set([...host.scripts, ...host.styles]);
  const remote = remoteBuild(name);
  const entryModule = filesOf(groupOfImport(compilation, entryModuleFile(name), workspaceRoot), base, known);
  const [entry = host.scripts.join(), ...scripts] = entryModule.scripts;
  const preload = { scripts, styles: entryModule.styles };
  const chunks = chunksByKey(remote, compilation, base, {
    scripts: [...known, entry, ...scripts],
    styles: entryModule.styles,
  });
  return {
    release: build.release,
    entry,
    preload,
    chunks,
    requires: {},
    card: readCard(remote.folder),
    builtAt: new Date().toISOString(),
  };
}
