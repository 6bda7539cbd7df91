import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import {
  LAST_GOOD_REGISTRY_FILE,
  parseRegistry,
  REGISTRY_FILE,
  type ParsedRegistry,
  type RegistryFile,
} from '@keydate/contracts/registry';
import { pick } from './entries';
import { lastGoodCopy } from './last-good-copy';

/** Returns the live registry; null if nothing was released yet, or nothing can be read. */
export type ReadRegistry = () => Promise<RegistryFile | null>;

/**
 * Reads the registry in `home`, again only if it has changed: a release replaces it in one step and is live with the
 * next page. If the registry cannot be read or was deleted, the last good one stays live, even after a restart. If the
 * entry of a remote is not understood, that remote stays at its last release.
 * @param warn gets one sentence for each change that is not served as written
 */
export function registryReader(home: string, warn: (sentence: string) => void): ReadRegistry {
  const path = join(home, REGISTRY_FILE);
  const copy = lastGoodCopy(join(home, LAST_GOOD_REGISTRY_FILE), warn);
  let known: { version: string; registry: RegistryFile | null } | null = null;

  const lastGood = async () => known?.registry ?? (await copy.read());
  const readNow = async (): Promise<RegistryFile | null> => {
    const parsed = await parseFile(path);
    if (!parsed) {
      const last = await lastGood();
      if (last) warn(`${path} cannot be read; the last good registry is served.`);
      return last;
    }
    const names = Object.keys(parsed.unknown);
    if (names.length > 0) {
      warn(`${path}: not understood, and served as last understood: ${names.join(', ')}.`);
      return {
        ...parsed.registry,
        remotes: { ...pick((await lastGood())?.remotes ?? {}, names), ...parsed.registry.remotes },
      };
    }
    await copy.write(parsed.registry);
    return parsed.registry;
  };

  return async () => {
    const version = await versionOf(path);
    if (known?.version !== version) known = { version, registry: await readNow() };
    return known.registry;
  };
}

/** Changes when the file does, also when it goes. */
async function versionOf(path: string): Promise<string> {
  try {
    const { mtimeMs, size, ino } = await stat(path);
    return [mtimeMs, size, ino].join();
  } catch {
    return 'gone';
  }
}

async function parseFile(path: string): Promise<ParsedRegistry | null> {
  return parseRegistry(await readFile(path, 'utf8').catch(() => ''));
}
