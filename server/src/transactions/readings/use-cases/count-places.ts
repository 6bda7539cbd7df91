import type { ErrorCode } from '@keydate/contracts/errors';
import { SCAN_PLACE_HELD_MS, SCANS_PER_PERSON, SCANS_WAITING_PER_COMPANY } from '@keydate/contracts/limits';
import type { Member } from '../../../accounts';
import { AppError } from '../../../app-error';
import type { Queries } from '../../../db/database';
import { countReadings, type ReadingCounts } from '../contract-readings.repository';

/** The memory limit and the limits of time. */
const TOOK_TOO_MUCH: readonly ErrorCode[] = ['CONTRACT_TOO_DEMANDING', 'SCAN_TIMED_OUT'];

/** How many readings and scans take places of a person and their company. */
export function countPlaces(db: Queries, member: Member, now: Date): Promise<ReadingCounts> {
  const heldSince = new Date(now.getTime() - SCAN_PLACE_HELD_MS);
  return countReadings(db, member, { now, heldSince, tookTooMuch: TOOK_TOO_MUCH });
}

/**
 * Throws AppError SCANS_UNDER_WAY if a person has too many of them, SCAN_PLACE_HELD if they have too many only because
 * of held places, COMPANY_SCANS_WAITING if their company has too many.
 */
export function refuseTooMany({ unfinished, held, ofCompany }: ReadingCounts): void {
  if (unfinished >= SCANS_PER_PERSON) throw new AppError('SCANS_UNDER_WAY');
  if (unfinished + held >= SCANS_PER_PERSON) throw new AppError('SCAN_PLACE_HELD');
  if (ofCompany >= SCANS_WAITING_PER_COMPANY + SCANS_PER_PERSON) throw new AppError('COMPANY_SCANS_WAITING');
}
