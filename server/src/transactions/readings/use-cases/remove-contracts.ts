import { READING_RETENTION_MS } from '@keydate/contracts/limits';
import type { Tools } from '../../../tools';
import { contractFile } from '../contract-file';
import {
  deleteReading,
  findFilesToRemove,
  findReadingsToRemove,
  setWithoutFile,
} from '../contract-readings.repository';

type RemoveTools = Pick<Tools, 'db' | 'sealedFiles'>;

/** Removes the file of a reading that is over. */
export async function removeFile({ db, sealedFiles }: RemoveTools, id: string): Promise<void> {
  await sealedFiles.remove(contractFile(id));
  await setWithoutFile(db, id);
}

/**
 * Removes contracts that nobody submitted or discarded within seven days, and those whose person, company or
 * transaction is gone; and the files that a kill left behind. The file goes first: a kill leaves the row, and with it
 * the next try.
 */
export async function removeOldContracts(tools: RemoveTools & Pick<Tools, 'clock'>): Promise<void> {
  const { db, clock } = tools;
  for (const id of await findFilesToRemove(db)) await removeFile(tools, id);
  for (const id of await findReadingsToRemove(db, new Date(clock.now().getTime() - READING_RETENTION_MS))) {
    await removeFile(tools, id);
    await deleteReading(db, id);
  }
}
