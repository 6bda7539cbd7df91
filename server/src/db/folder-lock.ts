import { join } from 'node:path';
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
