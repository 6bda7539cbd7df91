import { READING_RETENTION_MS } from '@keydate/contracts/limits';
import { DAY_MS } from '@keydate/domain/durations';
import type { Tools } from '../../../tools';
import { CONTRACTS_FOLDER, contractFile, PICTURES_FOLDER, picturesFile, readingOfFile } from '../contract-file';
import {
  deleteEndedReadings,
  findFilesToRemove,
  findWithFile,
  releaseContracts,
  setWithoutFile,
} from '../contract-files.repository';
import { discardExpired } from '../contract-readings.repository';

type RemoveTools = Pick<Tools, 'db' | 'sealedFiles'>;

/** How many names of files are looked up at once. */
const BATCH = 500;

/** Removes the file of a reading that needs it no more, and its pictures. */
export async function removeFile({ db, sealedFiles }: RemoveTools, id: string): Promise<void> {
  await sealedFiles.remove(picturesFile(id));
  await sealedFiles.remove(contractFile(id));
  await setWithoutFile(db, id);
}

/**
 * Removes contracts that nobody submitted or discarded within seven days, and those whose person, company or
 * transaction is gone; and the files that a kill or a restored backup left behind. A row is marked in one statement
 * before its file goes, so that a contract that is submitted meanwhile keeps its file; a kill leaves the row, and with
 * it the next try.
 */
export async function removeOldContracts(tools: RemoveTools & Pick<Tools, 'clock'>): Promise<void> {
  const { db, clock } = tools;
  const now = clock.now();
  const begunBefore = new Date(now.getTime() - READING_RETENTION_MS);
  await discardExpired(db, begunBefore, now);
  await releaseContracts(db);
  for (const id of await findFilesToRemove(db)) await removeFile(tools, id);
  await deleteEndedReadings(db, begunBefore);
  for (const folder of [CONTRACTS_FOLDER, PICTURES_FOLDER])
    await removeFilesOfNobody(tools, folder, new Date(now.getTime() - DAY_MS));
}

/** Removes the files written before a moment that no reading has. A file is written after its row. */
async function removeFilesOfNobody(
  { db, sealedFiles }: RemoveTools,
  folder: string,
  writtenBefore: Date,
): Promise<void> {
  const keys = await sealedFiles.listBefore(folder, writtenBefore);
  for (let at = 0; at < keys.length; at += BATCH) {
    const batch = keys.slice(at, at + BATCH);
    const withFile = new Set(await findWithFile(db, batch.map(readingOfFile)));
    for (const key of batch) if (!withFile.has(readingOfFile(key))) await sealedFiles.remove(key);
  }
}
