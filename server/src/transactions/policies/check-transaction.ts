import { accessTo, type Ownership } from '@keydate/domain/transaction-permissions';
import { AppError } from '../../app-error';
import type { Queries } from '../../db/database';
import { findShare, type Share } from '../lenders/shared-transactions.repository';
import type { Member } from '../../accounts';

/**
 * The transaction found, for a member who may change it. Throws FORBIDDEN for others who may know that it exists, in
 * the company or as its lender, and NOT_FOUND for everybody else.
 */
export async function changedBy<Found extends { transaction: Ownership & { id: string } }>(
  db: Queries,
  member: Member,
  found: Found | undefined,
): Promise<Found> {
  const access = accessTo(member, found?.transaction);
  if (found && access === 'allowed') return found;
  if (access === 'forbidden') throw new AppError('FORBIDDEN');
  throw new AppError(found && (await findShare(db, member, found.transaction.id)) ? 'FORBIDDEN' : 'NOT_FOUND');
}

/** The transaction found, for a member who may read it; `share` says which part they read as its lender. */
export async function readBy<Found extends { transaction: Ownership & { id: string } }>(
  db: Queries,
  member: Member,
  found: Found | undefined,
): Promise<{ found: Found; share: Share | null }> {
  const access = accessTo(member, found?.transaction);
  if (found && access === 'allowed') return { found, share: null };
  if (access === 'forbidden') throw new AppError('FORBIDDEN');
  const share = found && (await findShare(db, member, found.transaction.id));
  if (!found || !share) throw new AppError('NOT_FOUND');
  return { found, share };
}
