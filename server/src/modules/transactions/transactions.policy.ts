import { accessTo, type Ownership } from '@keydate/domain/transaction-permissions';
import { AppError } from '../../app-error';
import type { Member } from '../people/person';

/** The transaction that was found, for a member who may read and change it. Throws NOT_FOUND or FORBIDDEN for others. */
export function seenBy<Found extends { transaction: Ownership }>(member: Member, found: Found | undefined): Found {
  const access = accessTo(member, found?.transaction);
  if (!found || access === 'not-found') throw new AppError('NOT_FOUND');
  if (access === 'forbidden') throw new AppError('FORBIDDEN');
  return found;
}
