import type { ErrorCode } from '@keydate/contracts/errors';
import { SCAN_PLACE_HELD_MS } from '@keydate/contracts/limits';
import type { Member } from '../../../accounts';
import type { Queries } from '../../../db/database';
import { countReadings, type ReadingCounts } from '../contract-readings.repository';

/** The memory limit and the limits of time. */
export const TOOK_TOO_MUCH: readonly ErrorCode[] = ['CONTRACT_TOO_DEMANDING', 'SCAN_TIMED_OUT'];

/** How many readings take places of a person and their company. Scans by `aws-textract` take the same places. */
export function countPlaces(db: Queries, member: Member, now: Date): Promise<ReadingCounts> {
  const heldSince = new Date(now.getTime() - SCAN_PLACE_HELD_MS);
  return countReadings(db, member, { now, heldSince, tookTooMuch: TOOK_TOO_MUCH });
}
