import { READING_RETENTION_MS, SCAN_PLACE_HELD_MS } from '@keydate/contracts/limits';
import { DAY_MS, HOUR_MS } from '@keydate/domain/durations';
import type { Tools } from '../../../tools';
import { CONTRACTS_FOLDER, PICTURES_FOLDER, readingOfFile } from '../contract-file';
import {
  deleteEndedReadings,
  findFilesToRemove,
  findReadyForReview,
  findWithFile,
  releaseContracts,
} from '../contract-files.repository';
import { deletePicturesDueSince, findReadingsWithPicturesDue } from '../deadline-pictures.repository';
import { discardExpired } from '../ended-readings.repository';
import { finishSubmitted } from './finish-submitted';
import { removeFile } from './remove-file';

type RemoveTools = Pick<Tools, 'db' | 'sealedFiles'>;
type FindLiving = typeof findWithFile;

/** How many names of files are looked up at once. */
const BATCH = 500;
/** After Submit: the contract is deleted then, with its pictures or without. */
const GIVES_PICTURES_UP_MS = 2 * HOUR_MS;

/**
 * Removes contracts that nobody submitted or discarded within seven days, and those whose person, company or
 * transaction is gone; scans whose server died; and the files that a kill or a restored backup left behind. A row is marked in one statement
 * before its file goes, so that a contract that is submitted meanwhile keeps its file; a kill leaves the row, and with
 * it the next try. A contract that does not open delays no other: all that failed are reported at the end.
 */
export async function removeOldContracts(
  tools: RemoveTools & Pick<Tools, 'clock' | 'recognition' | 'sealer'>,
): Promise<void> {
  const { db, clock } = tools;
  const now = clock.now();
  const begunBefore = new Date(now.getTime() - READING_RETENTION_MS);
  await discardExpired(db, begunBefore, now);
  await releaseContracts(db);
  await deletePicturesDueSince(db, new Date(now.getTime() - GIVES_PICTURES_UP_MS));
  const failures: unknown[] = [];
  for (const id of await findReadingsWithPicturesDue(db))
    await finishSubmitted(tools, id).catch((error: unknown) => failures.push(error));
  for (const id of await findFilesToRemove(db)) await removeFile(tools, id);
  // so long, a scan that took too much takes a place of its person
  const scansEndedBefore = new Date(now.getTime() - SCAN_PLACE_HELD_MS);
  await deleteEndedReadings(db, { begunBefore, scansEndedBefore });
  const dayAgo = new Date(now.getTime() - DAY_MS);
  await removeFilesOfNobody(tools, CONTRACTS_FOLDER, findWithFile, dayAgo);
  await removeFilesOfNobody(tools, PICTURES_FOLDER, findReadyForReview, dayAgo);
  if (failures.length > 0)
    throw new AggregateError(failures, `Contracts that could not be finished: ${failures.length}`, {
      cause: failures[0],
    });
}

/** Removes the files written before a moment that no reading needs. A file is written after its row. */
async function removeFilesOfNobody(
  { db, sealedFiles }: RemoveTools,
  folder: string,
  findLiving: FindLiving,
  writtenBefore: Date,
): Promise<void> {
  const removeDead = async (keys: readonly string[]) => {
    const living = new Set(await findLiving(db, keys.map(readingOfFile)));
    for (const key of keys) if (!living.has(readingOfFile(key))) await sealedFiles.remove(key);
  };
  // as they are listed: there may be a million
  const batch: string[] = [];
  for await (const key of sealedFiles.listBefore(folder, writtenBefore)) {
    batch.push(key);
    if (batch.length === BATCH) await removeDead(batch.splice(0));
  }
  await removeDead(batch);
}
