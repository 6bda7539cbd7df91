import type { ContractReading } from '@keydate/contracts/contract-readings';
import type { DeadlinePicture, KeptContract } from '@keydate/contracts/transactions';
import { contractUrl, deadlinePicturePlace } from './contract-file';
import { ERRORS } from '@keydate/contracts/errors';
import { READING_RETENTION_MS } from '@keydate/contracts/limits';
import type { ReadingRow } from './contract-readings.repository';
import type { ReadingState } from './contract-readings.table';

/** An open reading, as its person sees it. */
export function presentReading({ id, fileName, state, progress, failure, createdAt }: ReadingRow): ContractReading {
  return {
    _id: id,
    fileName,
    state: STATES[state],
    progress,
    failure: failure && { code: failure, message: ERRORS[failure].message },
    startedAt: createdAt.toISOString(),
    deletedAt: new Date(createdAt.getTime() + READING_RETENTION_MS).toISOString(),
  };
}

const STATES: Record<ReadingState, ContractReading['state']> = {
  storing: 'waiting',
  waiting: 'waiting',
  reading: 'reading',
  read: 'read',
  failed: 'failed',
  // not shown: both are over
  submitted: 'read',
  discarded: 'failed',
};

/** The contract that stays with a transaction, for people who may change it. */
export function presentContract(found: ReadingRow | undefined): KeptContract | null {
  return found ? { url: contractUrl(found.id), fileName: found.fileName } : null;
}

/** The pictures of a transaction's deadlines, for people who may change it. */
export function presentPictures(
  transactionId: string,
  found: readonly Pick<DeadlinePicture, 'dateId' | 'page'>[],
): DeadlinePicture[] {
  return found.map(({ dateId, page }) => ({
    dateId,
    page,
    url: `/files/${deadlinePicturePlace({ transactionId, dateId })}`,
  }));
}
