import { AUDIT_RETENTION_MS } from '@keydate/contracts/limits';
import { deleteAttemptsBefore } from '../modules/attempts/attempts.repository';
import { deleteAuditRecordsBefore } from '../modules/audit/audit.repository';
import { deleteCodesBefore } from '../modules/one-time-codes/one-time-codes.repository';
import { deleteSignUpsBefore } from '../modules/people/sign-ups.repository';
import { findUnusedPictures } from '../modules/pictures/pictures.repository';
import { removePicture } from '../modules/pictures/use-cases/remove-picture';
import { deleteExpiredSessions } from '../modules/sessions/sessions.repository';
import type { Tools } from '../tools';

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;

/**
 * Removes what is over: sessions past their end; codes, sign-ups and attempts of more than a day ago; old records; and
 * pictures that a kill left behind while they were saved or replaced.
 */
export async function clearExpired({ db, clock, files }: Pick<Tools, 'db' | 'clock' | 'files'>): Promise<void> {
  const now = clock.now();
  const dayAgo = new Date(now.getTime() - DAY_MS);
  await deleteExpiredSessions(db, now);
  await deleteCodesBefore(db, dayAgo);
  await deleteSignUpsBefore(db, dayAgo);
  await deleteAttemptsBefore(db, dayAgo);
  await deleteAuditRecordsBefore(db, new Date(now.getTime() - AUDIT_RETENTION_MS));
  for (const id of await findUnusedPictures(db, new Date(now.getTime() - HOUR_MS)))
    await removePicture({ db, files }, id);
}
