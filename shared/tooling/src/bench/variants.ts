import { cp, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { registryFile, type RegistryFile } from '@keydate/contracts/registry';
import { buildStale } from '../build/build-stale';
import { compressFolder } from '../build/compress';
import { productBuilds } from '../build/web-builds';
import { installBuilds } from '../release/install-builds';
import { releaseFolder } from '../release/keydate-home';
import { buildMonolith, type MonolithShape } from './monolith';

/** The same product in three builds, by the registry that the server gets. */
export type Variants = Record<'federation' | 'lazy chunks' | 'one script', RegistryFile>;

/** Builds the product and makes it live in `home`, compressed as for users. */
export async function installProduct(home: string, say: (line: string) => void): Promise<void> {
  await installBuilds(home, await buildStale(productBuilds(), say));
}

/** Builds all three with the same preset and copies their files, compressed as for users, to where the server serves them. */
export async function prepareVariants(home: string, say: (line: string) => void): Promise<Variants> {
  await installProduct(home, say);
  const federation = registryFile.parse(JSON.parse(await readFile(join(home, 'registry.json'), 'utf8')));
  return {
    federation,
    'lazy chunks': await placeMonolith(home, 'lazy', say),
    'one script': await placeMonolith(home, 'single', say),
  };
}

async function placeMonolith(home: string, shape: MonolithShape, say: (line: string) => void): Promise<RegistryFile> {
  const { build, folder, registry } = await buildMonolith(shape);
  const target = releaseFolder(home, build);
  await cp(folder, target, { recursive: true });
  await compressFolder(target);
  say(`built without federation: ${shape}`);
  return registry;
}
