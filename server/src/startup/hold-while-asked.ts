import type { Config } from '../config';
import { holdFolder } from '../db/folder-lock';

/**
 * Answers whoever wants to put new files into the home folder before a start: says `free` once the folder is held for
 * them, and lets it go when they close our input, or end. Throws FolderHeld when a server is using it.
 */
export async function holdWhileAsked({ home }: Pick<Config, 'home'>): Promise<void> {
  const hold = await holdFolder(home);
  process.stdout.write('free\n');
  await new Promise((resolve) => process.stdin.once('end', resolve).once('error', resolve).resume());
  await hold.release();
}
