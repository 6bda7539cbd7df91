import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { LockHeld, takeLock, type Lock } from '@keydate/lock';
import { OperationRefused } from './backup/operation-refused';

export class FolderHeld extends OperationRefused {}

/**
 * Locks `home` for this process: two embedded databases in one folder would silently lose each other's rows.
 * @throws FolderHeld if another process has locked it
 */
export async function holdFolder(home: string): Promise<Lock> {
  try {
    return await takeLock(join(home, 'holders'));
  } catch (error) {
    if (!(error instanceof LockHeld)) throw error;
    throw new FolderHeld(`Another Keydate server is using ${home}. Stop it, or set KEYDATE_HOME to another folder.`);
  }
}

const ASK_EVERY_MS = 100;

/** The same, and waits for those that lock it briefly: the starts of others that have the folder in common. */
export async function holdFolderInTurn(home: string, patienceMs: number): Promise<Lock> {
  for (const latest = performance.now() + patienceMs; ;) {
    try {
      return await holdFolder(home);
    } catch (error) {
      if (!(error instanceof FolderHeld) || performance.now() > latest) throw error;
      await setTimeout(ASK_EVERY_MS);
    }
  }
}
