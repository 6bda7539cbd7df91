import { readFile, stat } from 'node:fs/promises';
import { registryFile, type RegistryFile } from '@keydate/contracts/registry';

/** Gives what is live now; null where nothing was released yet. */
export type ReadRegistry = () => Promise<RegistryFile | null>;

/**
 * Reads the registry's file, again only when it has changed: it is replaced in one step by a release, which is then
 * live with the next page.
 */
export function registryReader(path: string): ReadRegistry {
  let known: { changed: number; registry: RegistryFile } | null = null;
  return async () => {
    const changed = await changedAt(path);
    if (changed === null) return null;
    if (known?.changed !== changed) {
      known = { changed, registry: registryFile.parse(JSON.parse(await readFile(path, 'utf8'))) };
    }
    return known.registry;
  };
}

async function changedAt(path: string): Promise<number | null> {
  try {
    const { mtimeMs } = await stat(path);
    return mtimeMs;
  } catch {
    return null;
  }
}
