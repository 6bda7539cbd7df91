import { resolve } from 'node:path';
import { kit } from '../kit/kit';
import { remoteNames, workspaceRoot } from '../workspace';
import type { WebBuild } from '../webpack/web-build';
import { inputHash } from './inputs';
import { readCard } from './read-card';
import { refuseMissingCode } from './refuse-missing-code';

/** The product's host, as it would be built from the present sources. */
export function hostBuild(): WebBuild {
  return describe('host', 'host', 'host', './src/start.ts');
}

/** The mini-shell that shows one remote alone: a host by the same preset. */
export function miniShellBuild(): WebBuild {
  if (kit) return { kind: 'host', name: 'mini-shell', folder: workspaceRoot, entry: '', release: kit.shell };
  return describe('host', 'mini-shell', 'shared/testing', './src/mini-shell/main.tsx');
}

/** A remote; throws one clear sentence when there is none of that name, or its card is not one. */
export function remoteBuild(name: string): WebBuild {
  const known = remoteNames();
  if (!known.includes(name)) throw new Error(`There is no remote "${name}". There are: ${known.join(', ')}.`);
  const build = describe('remote', name, kit ? kit.repository : `remote-${name}`, './src/remote.ts');
  // a build takes up to a minute, and would say it at its end
  refuseMissingCode(build.folder, build.entry, readCard(build.folder));
  return build;
}

/** All that the product serves: the host and every remote. */
export function productBuilds(): WebBuild[] {
  return [hostBuild(), ...remoteNames().map(remoteBuild)];
}

/** The same build for a desk on this machine, in a third of the time (webpack/config.ts). */
export function plain(build: WebBuild): WebBuild {
  return { ...build, isPlain: true };
}

function describe(kind: WebBuild['kind'], name: string, packageFolder: string, entry: string): WebBuild {
  const folder = resolve(workspaceRoot, packageFolder);
  return { kind, name, folder, entry, release: inputHash(folder) };
}
