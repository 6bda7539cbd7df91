import { copyFile, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { iconFiles } from '@keydate/contracts/navigation';
import type { Compilation } from 'webpack';
import type { Names } from '../types/offered-names';
import { kit } from '../kit/kit';
import { refusalOfHostCode, refuseHostCode } from '../kit/refuse-host-code';
import { sha384Of } from '../webpack/chunk-integrity';
import { webpackConfig } from '../webpack/config';
import { comparedModules } from '../webpack/shares';
import type { WebBuild } from '../webpack/web-build';
import { prerender } from './prerender';
import { buildFolder, isBuilt, releaseFileName } from './cache';
import { removeOldFolders } from './remove-old-folders';
import { describeHost, describeRemote } from './release-file';
import { runWebpack } from './run-webpack';
import { createFolderAtomically } from './atomic-folder';

/**
 * Makes one build, unless it exists, and returns it. An interrupted build leaves nothing that could be mistaken for a
 * finished one.
 * @param describe describes the build of the present sources. It is called again at the end: if an editor has saved in
 *   the meantime, the build would have the name of other sources
 */
export async function makeBuild(describe: () => WebBuild): Promise<WebBuild> {
  const build = describe();
  if (isBuilt(build)) return build;
  const target = buildFolder(build);
  const isCurrent = await createFolderAtomically(target, async (draft) => {
    const compilation = await compile(build, draft);
    const offered = await namesOfCheckout(build);
    const description =
      build.kind === 'host'
        ? describeHost(build, compilation, offered)
        : { ...describeRemote(build, compilation, offered), prerendered: await prerender(build, draft) };
    for (const icon of 'card' in description ? iconFiles(description.card) : [])
      await copyFile(join(build.folder, icon), join(draft, 'public', icon));
    const integrity = build.kind === 'remote' && !build.isPlain ? await hashesOf(join(draft, 'public')) : undefined;
    await writeFile(join(draft, releaseFileName), JSON.stringify({ ...description, integrity }, null, 2));
    return describe().release === build.release;
  });
  if (!isCurrent) return makeBuild(describe);
  await removeOldFolders(dirname(target), 5);
  return build;
}

/** With a kit, a build that would contain the host's code is refused. */
async function compile(build: WebBuild, draft: string): Promise<Compilation> {
  try {
    const compilation = await runWebpack(webpackConfig(build, draft));
    refuseHostCode(build, compilation);
    return compilation;
  } catch (error) {
    throw refusalOfHostCode(build, error) ?? error;
  }
}

/** By name, the hash of each file of a folder. */
async function hashesOf(folder: string): Promise<Record<string, string>> {
  const names = await readdir(folder);
  return Object.fromEntries(
    await Promise.all(names.map(async (name) => [name, sha384Of(await readFile(join(folder, name)))] as const)),
  );
}

/**
 * The names that the checkout offers. A plain build meets none but builds of the same checkout: it has nothing to compare, and
 * need not load the compiler.
 */
export async function namesOfCheckout({ isPlain }: Pick<WebBuild, 'isPlain'>): Promise<Names> {
  if (isPlain) return {};
  if (kit) return kit.names;
  const { offeredNames } = await import('../types/offered-names');
  return offeredNames(comparedModules());
}
