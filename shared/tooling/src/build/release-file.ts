import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { registryFile, remoteCard, remoteRelease, type RemoteRelease } from '@keydate/contracts/registry';
import type { Compilation } from 'webpack';
import type { z } from 'zod';
import { entryModuleImports } from '../webpack/entry-module-imports';
import { entryModuleChunk } from '../webpack/federation';
import { filesOf, groupNamed, groupOfImport, type Files } from '../webpack/first-files';
import { providedByHost, requiredByRemote } from '../webpack/shares';
import { publicPath, type WebBuild } from '../webpack/web-build';

export const hostRelease = registryFile.shape.host;
export type HostRelease = z.infer<typeof hostRelease>;

/** Describes a finished host build: what the page must load, and which packages remotes may rely on. */
export function describeHost(build: WebBuild, compilation: Compilation): HostRelease {
  const { scripts, styles } = filesOf(groupNamed(compilation, 'main'), publicPath(build));
  return hostRelease.parse({ release: build.release, scripts, styles, provides: providedByHost(build) });
}

/** Describes a finished remote build: its card, its files for each page and slot, the packages it requires. */
export function describeRemote(build: WebBuild, compilation: Compilation): RemoteRelease {
  const base = publicPath(build);
  const [entry] = filesOf(groupNamed(compilation, build.name), base).scripts;
  const preload = filesOf(groupNamed(compilation, entryModuleChunk), base);
  return remoteRelease.parse({
    release: build.release,
    entry,
    preload,
    chunks: chunksByKey(build, compilation, base, preload),
    requires: requiredByRemote(build),
    card: readCard(build),
    builtAt: new Date().toISOString(),
  });
}

/**
 * For each page and slot key of a remote's entry module: the files that only that one needs.
 * @param preload those that are needed for every key
 */
export function chunksByKey(
  build: WebBuild,
  compilation: Compilation,
  base: string,
  preload: Files,
): Record<string, Files> {
  const known = new Set([...preload.scripts, ...preload.styles]);
  const imports = entryModuleImports(readFileSync(join(build.folder, build.entry), 'utf8'));
  return Object.fromEntries(
    Object.entries(imports).map(([key, request]) => [
      key,
      filesOf(groupOfImport(compilation, request, build.folder), base, known),
    ]),
  );
}

/** The card beside a remote's package.json. */
export function readCard({ folder }: WebBuild): RemoteRelease['card'] {
  return remoteCard.parse(JSON.parse(readFileSync(join(folder, 'remote.json'), 'utf8')));
}
