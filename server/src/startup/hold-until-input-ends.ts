import type { Config } from '../config';
import { holdFolderInTurn } from '../db/folder-lock';

/** The starts of a few servers, one after the other. */
const PATIENCE_MS = 60_000;

/**
 * Locks the home folder for another process that puts new files into it before a start: prints `free` once the folder
 * is locked, and unlocks it when our input ends. Throws FolderHeld if a server is using it; with PostgreSQL none
 * does, and it waits for others that start.
 */
export async function holdUntilInputEnds({ home, databaseUrl }: Pick<Config, 'home' | 'databaseUrl'>): Promise<void> {
  const hold = await holdFolderInTurn(home, databaseUrl ? PATIENCE_MS : 0);
  process.stdout.write('free\n');
  await new Promise((resolve) => process.stdin.once('end', resolve).once('error', resolve).resume());
  await hold.release();
}
