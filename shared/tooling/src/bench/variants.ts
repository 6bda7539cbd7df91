import { cp, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { registryFile, type RegistryFile } from '@keydate/contracts/registry';
import { buildStale } from '../build/build-stale';
import { compressFolder } from '../build/compress';
import { productBuilds } from '../build/web-builds';
import { installBuilds } from '../release/install-builds';
import { releaseFolder } from '../release/keydate-home';
import { changeRegistry } from '../release/registry-store';
import type { Site } from './load-in-turns';
import { buildMonolith } from './monolith';

/** The name of the build without federation. */
export const BASELINE = 'lazy chunks';

/** Builds the product and makes it live in `home`, compressed as for users. */
export async function installProduct(home: string, say: (line: string) => void): Promise<void> {
  await installBuilds(home, await buildStale(productBuilds(), say));
}

/**
 * The product, installed in `home`, and the same code in one build by the same preset: two sites of one server, whose registry says
 * which is live.
 */
export async function prepareVariants(
  home: string,
  server: Pick<Site, 'origin' | 'person'>,
  say: (line: string) => void,
): Promise<Site[]> {
  const federation = registryFile.parse(JSON.parse(await readFile(join(home, 'registry.json'), 'utf8')));
  const monolith = await placeMonolith(home, say);
  const site = (name: string, registry: RegistryFile): Site => ({
    ...server,
    name,
    makeLive: () => changeRegistry(home, () => registry),
  });
  return [site('federation', federation), site(BASELINE, monolith)];
}

async function placeMonolith(home: string, say: (line: string) => void): Promise<RegistryFile> {
  const { build, folder, registry } = await buildMonolith();
  const target = releaseFolder(home, build);
  await cp(folder, target, { recursive: true });
  await compressFolder(target);
  say('built without federation');
  return registry;
}
