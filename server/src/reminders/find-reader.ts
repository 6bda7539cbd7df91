import { accessTo } from '@keydate/domain/transaction-permissions';
import { findPerson, type Member } from '../accounts';
import type { Queries } from '../db/database';
import { findShare, type TransactionRow } from '../transactions';

type Share = NonNullable<Awaited<ReturnType<typeof findShare>>>;

/**
 * The person, if they see the transaction, with what they see of it as its lender: a link in a mail outlives its reader's
 * access, for example of a lender who was withdrawn.
 */
export async function findReader(
  db: Queries,
  personId: string,
  transaction: TransactionRow,
): Promise<{ member: Member; share: Share | null } | null> {
  const person = await findPerson(db, personId);
  if (typeof person?.companyId !== 'string') return null;
  const member = { ...person, companyId: person.companyId };
  if (accessTo(member, transaction) === 'allowed') return { member, share: null };
  const share = await findShare(db, member, transaction.id);
  return share ? { member, share } : null;
}
