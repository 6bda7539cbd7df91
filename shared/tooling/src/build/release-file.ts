import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hostRelease, remoteRelease, type HostRelease, type RemoteRelease } from '@keydate/contracts/registry';
import type { Compilation } from 'webpack';
import { entryModuleImports } from '../webpack/entry-module-imports';
import { entryModuleChunk } from '../webpack/federation';
import { filesOf, groupNamed, groupOfImport, type Files } from '../webpack/first-files';
import { requiredByRemote } from '../webpack/shares';
import { sharedVersions, usedNames, withHashes } from '../webpack/used-names';
import { kit } from '../kit/kit';
import { readPackageJson } from '../package-json';
import { readCard } from './read-card';
import type { Names } from '../types/offered-names';
import { publicPath, type WebBuild } from '../webpack/web-build';

/**
 * Describes a finished host build: what the page must load, and which packages and names remotes may rely on.
 * @param offered the names of the checkout's shared modules
 */
export function describeHost(build: WebBuild, compilation: Compilation, offered: Names): HostRelease {
  const { scripts, styles } = filesOf(groupNamed(compilation, 'main'), publicPath(build));
  const provides = sharedVersions(compilation);
  const offers = Object.entries(offered).filter(([request]) => request in provides);
  return hostRelease.parse({
    release: build.release,
    scripts,
    styles,
    fonts: textFonts(build, compilation),
    version: readPackageJson(build.folder).version,
    provides,
    offers: Object.fromEntries(offers),
    hasTrustedTypes: true,
    readsOtherRemotes: true,
  });
}

/** The font of running text. That of headings comes when it is first used: both at once would delay the scripts. */
function textFonts(build: WebBuild, compilation: Compilation): string[] {
  const files = compilation.getAssets().map(({ name }) => name);
  return files.filter((name) => /^inter-.*\.woff2$/.test(name)).map((name) => publicPath(build) + name);
}

/**
 * Describes a finished remote build: its card, its files for each page and slot, the packages and names it requires.
 * @param offered the names of the checkout's shared modules
 */
export function describeRemote(build: WebBuild, compilation: Compilation, offered: Names): RemoteRelease {
  const base = publicPath(build);
  const [entry] = filesOf(groupNamed(compilation, build.name), base).scripts;
  const preload = filesOf(groupNamed(compilation, entryModuleChunk), base);
  return remoteRelease.parse({
    release: build.release,
    entry,
    preload,
    chunks: chunksByKey(build, compilation, base, preload),
    requires: requiredByRemote(build),
    uses: namesOfRemote(compilation, offered),
    card: { ...(kit && { builtFor: kit.host }), ...readCard(build.folder) },
    builtAt: new Date().toISOString(),
  });
}

/** By request, the names that a remote uses, each with the hash of the type that it was built with. */
function namesOfRemote(compilation: Compilation, offered: Names): RemoteRelease['uses'] {
  const used = Object.entries(usedNames(compilation)).filter(([request]) => request in offered);
  return Object.fromEntries(used.map(([request, names]) => [request, withHashes(names, offered[request] ?? {})]));
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
