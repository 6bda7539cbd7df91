import { readFile } from 'node:fs/promises';
import { parseRegistry, type RegistryFile } from '@keydate/contracts/registry';
import writeFileAtomic from 'write-file-atomic';

/** The last registry that was completely understood, in a file that outlives a restart. */
export interface LastGoodCopy {
  /** Null if there is none. */
  read: () => Promise<RegistryFile | null>;
  /** Never rejects: a copy that cannot be written does not affect the served pages. */
  write: (registry: RegistryFile) => Promise<void>;
}

export function lastGoodCopy(path: string, warn: (sentence: string) => void): LastGoodCopy {
  let written: string | null = null;
  return {
    read: async () => parseRegistry(await readFile(path, 'utf8').catch(() => ''))?.registry ?? null,
    write: async (registry) => {
      const text = JSON.stringify(registry);
      if (text === written) return;
      await writeFileAtomic(path, text).then(
        () => (written = text),
        () => warn(`${path} cannot be written.`),
      );
    },
  };
}
