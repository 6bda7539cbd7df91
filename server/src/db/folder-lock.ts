import { mkdir, readdir, readlink, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { isRunning, thisProcess } from './running-process';

export class FolderHeld extends Error {}

/**
 * Holds `home` for this process until it ends: two embedded databases on one folder would silently lose each other's
 * rows. Throws FolderHeld when another process holds it; what a killed one left is taken over.
 *
 * Who holds it stands in `home/holders`: links, numbered, whose target names a process. A link is made in one step, with
 * what it says, and only where none is; and a number is never used for a second holder while the first is there. So of
 * those who start at once and see the same, one gets the next number, and nobody ever removes a holder that runs.
 */
export async function holdFolder(home: string): Promise<{ release(): Promise<void> }> {
  const folder = join(home, 'holders');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const left = await readHolders(folder);
  refuseRunning(left, home);
  const mine = String(Math.max(0, ...left.map(({ name }) => Number(name))) + 1);
  const path = join(folder, mine);
  await symlink(thisProcess(), path).catch((error: unknown) => {
    throw error instanceof Error && 'code' in error && error.code === 'EEXIST' ? heldError(home) : error;
  });
  try {
    // somebody may have come, by another number, between the look and the link
    refuseRunning(
      (await readHolders(folder)).filter(({ name }) => name !== mine),
      home,
    );
  } catch (error) {
    await rm(path);
    throw error;
  }
  for (const { name } of left) await rm(join(folder, name), { force: true });
  return { release: () => rm(path, { force: true }) };
}

interface Holder {
  name: string;
  process: string;
}

async function readHolders(folder: string): Promise<Holder[]> {
  const names = (await readdir(folder)).filter((name) => /^\d+$/.test(name));
  // one that was let go in the meantime holds nothing
  const processes = await Promise.all(names.map((name) => readlink(join(folder, name)).catch(() => '')));
  return names.map((name, index) => ({ name, process: processes[index] ?? '' }));
}

function refuseRunning(holders: readonly Holder[], home: string): void {
  if (holders.some(({ process }) => isRunning(process))) throw heldError(home);
}

function heldError(home: string): FolderHeld {
  return new FolderHeld(`Another Keydate server is using ${home}. Stop it, or set KEYDATE_HOME to another folder.`);
}
