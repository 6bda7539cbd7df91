import { mkdir, open, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { registryFile, type RegistryFile } from '@keydate/contracts/registry';
import { isCode } from '../is-code';
import { withLock } from './lock';

/**
 * What is live in a Keydate folder; undefined where nothing was installed yet. One that is there and cannot be read
 * throws: taken for none, its pointers would be overwritten.
 */
export async function readRegistry(home: string): Promise<RegistryFile | undefined> {
  const text = await readIfThere(join(home, 'registry.json'));
  return text === undefined ? undefined : registryFile.parse(JSON.parse(text));
}

async function readIfThere(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if (isCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}

/**
 * Changes what is live, in one step that a reader sees wholly or not at all, and that outlives a power cut.
 * One change at a time; `change` gets the present registry and throws to leave it as it is.
 */
export async function changeRegistry(
  home: string,
  change: (present: RegistryFile | undefined) => RegistryFile,
): Promise<RegistryFile> {
  await mkdir(home, { recursive: true });
  return withLock(join(home, 'registry.lock'), async () => {
    const next = change(await readRegistry(home));
    await replaceFile(join(home, 'registry.json'), JSON.stringify(next, null, 2));
    return next;
  });
}

async function replaceFile(path: string, text: string): Promise<void> {
  const draft = `${path}.${process.pid}`;
  const file = await open(draft, 'w');
  await file.writeFile(text);
  await file.sync();
  await file.close();
  await rename(draft, path);
}
