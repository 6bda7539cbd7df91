import { randomBytes } from 'node:crypto';
import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildFolder } from '../build/cache';
import { readHostRelease } from '../build/read-release';
import { publicPath, type WebBuild } from '../webpack/web-build';
import { alonePage, alonePolicy, registryOf } from './alone-page';
import { readWorker } from './fake-server-worker';
import { builtRemote } from './remote-source';
import { worldsBundle } from './worlds-bundle';

/**
 * Writes the desk of one remote as a static site, for the root of any origin. `404.html` is the page too: most hosts of
 * static sites answer every other address with it.
 * @param folder is emptied first
 */
export async function writeSite(
  { shell, remote }: Record<'shell' | 'remote', WebBuild>,
  folder: string,
): Promise<void> {
  const source = builtRemote(remote);
  const nonce = randomBytes(16).toString('base64');
  const policy = `<meta http-equiv="content-security-policy" content="${alonePolicy(nonce, { isInPage: true })}">`;
  const page = alonePage(readHostRelease(shell), source, nonce, { head: policy });

  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const build of [shell, remote])
    await cp(join(buildFolder(build), 'public'), join(folder, publicPath(build)), { recursive: true });
  const files = {
    'index.html': page,
    '404.html': page,
    'registry.json': registryOf(source),
    'worlds.js': await worldsBundle(remote.folder),
    'mockServiceWorker.js': await readWorker(),
  };
  for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content);
}
