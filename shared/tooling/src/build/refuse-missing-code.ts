import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RemoteCard } from '@keydate/contracts/registry';
import { entryModuleImports } from '../webpack/entry-module-imports';

/**
 * Throws one sentence where a card names a page or slot that the remote's entry module does not load, or the other way round. The
 * browser would refuse the whole remote.
 * @param folder absolute path of the remote's folder
 * @param entry the entry module's path below it: './src/remote.ts'
 */
export function refuseMissingCode(folder: string, entry: string, { pages, slots }: RemoteCard): void {
  const file = join(folder, entry);
  const name = entry.replace('./', '');
  if (!existsSync(file)) throw new Error(`${name} is missing: it says how each page of remote.json is loaded.`);
  const loaded = keysOf(readFileSync(file, 'utf8'));
  if (!loaded) return;
  const promised = [
    ...Object.keys(pages).map((key) => ['page', key] as const),
    ...slots.map((slot) => ['slot', slot] as const),
  ];
  const missing = promised.find(([, key]) => !loaded.includes(key));
  if (missing) throw new Error(`remote.json has the ${missing[0]} "${missing[1]}", and ${name} has no code for it.`);
  const more = loaded.find((key) => !promised.some(([, promisedKey]) => promisedKey === key));
  if (more !== undefined) throw new Error(`${name} loads "${more}", which is no page or slot of remote.json.`);
}

/** Undefined where the text is no code: the compiler says why. */
function keysOf(source: string): string[] | undefined {
  try {
    return Object.keys(entryModuleImports(source));
  } catch {
    return undefined;
  }
}
