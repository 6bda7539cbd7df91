import { isReadAsLender } from '@keydate/domain/lender-access';
import { accessTo } from '@keydate/domain/transaction-permissions';
import { AppError } from '../../../app-error';
import type { Queries } from '../../../db/database';
import { findPerson, type Member, type Person } from '../../../accounts';
import { findTransaction } from '../../transactions.repository';
import { readBy } from '../../policies/check-transaction';
import { readingLenders } from '../lenders.repository';

/**
 * The people to whom a lender writes about a transaction: its owner, and the person who invited the lender, while they still
 * see it. Others who see it can write to the lender first.
 */
export async function contactsOfLender(db: Queries, member: Member, transactionId: string): Promise<Person[]> {
  const { found, share } = await readBy(db, member, await findTransaction(db, transactionId));
  if (!share) throw new AppError('FORBIDDEN');
  const { transaction } = found;
  if (transaction.status === 'Closed') return [];
  const own = (await readingLenders(db, [transactionId])).find((one) => isReadAsLender(member, one));
  const ids = new Set([transaction.ownerId, own?.inviterId ?? transaction.ownerId]);
  const people = await Promise.all([...ids].map((id) => findPerson(db, id)));
  return people.flatMap((person) => {
    if (typeof person?.companyId !== 'string') return [];
    return accessTo({ ...person, companyId: person.companyId }, transaction) === 'allowed' ? person : [];
  });
}
