import { writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { webpackConfig } from '../webpack/config';
import type { WebBuild } from '../webpack/web-build';
import { buildFolder, isBuilt, releaseFileName } from './cache';
import { keepNewest } from './keep-newest';
import { describeHost, describeRemote } from './release-file';
import { runWebpack } from './run-webpack';
import { makeWhole } from './whole-folder';

/**
 * Makes one build, unless it is there, and gives the one that was made. An interrupted build leaves nothing that could
 * be taken for a whole one.
 * @param describe the build as the sources stand; asked again at the end, since an editor may save meanwhile, and a
 *   build must not bear the name of other sources
 */
export async function makeBuild(describe: () => WebBuild): Promise<WebBuild> {
  const build = describe();
  if (isBuilt(build)) return build;
  const target = buildFolder(build);
  const isTrue = await makeWhole(target, async (draft) => {
    const compilation = await runWebpack(webpackConfig(build, draft));
    const description = build.kind === 'host' ? describeHost(build, compilation) : describeRemote(build, compilation);
    await writeFile(join(draft, releaseFileName), JSON.stringify(description, null, 2));
    return describe().release === build.release;
  });
  if (!isTrue) return makeBuild(describe);
  await keepNewest(dirname(target), 5);
  return build;
}
