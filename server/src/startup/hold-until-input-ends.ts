import type { Config } from '../config';
import { holdFolder } from '../db/folder-lock';

/**
 * Locks the home folder for another process that puts new files into it before a start: prints `free` once the folder
 * is locked, and unlocks it when our input ends. Throws FolderHeld if a server is using it.
 */
export async function holdUntilInputEnds({ home }: Pick<Config, 'home'>): Promise<void> {
  const hold = await holdFolder(home);
  process.stdout.write('free\n');
  await new Promise((resolve) => process.stdin.once('end', resolve).once('error', resolve).resume());
  await hold.release();
}
