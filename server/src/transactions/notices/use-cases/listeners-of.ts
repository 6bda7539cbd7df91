import { accessTo } from '@keydate/domain/transaction-permissions';
import type { Queries } from '../../../db/database';
import type { LenderRow } from '../../lenders/lenders.repository';
import { isReminded } from '../../policies/team';
import type { TransactionRow } from '../../transactions.repository';
import { findPerson } from '../../../accounts';
import { peopleAround } from '../notices.repository';
import type { Listener } from './tell-people';

export interface Who {
  /** The actor, who is not notified. */
  exceptId?: string;
  /** More people to notify, as far as they see the transaction. */
  others?: readonly string[];
}

/**
 * The people who hear of a transaction in its own company: its owner, the employees who work for them, and others
 * named.
 */
export async function teamOf(
  db: Queries,
  transaction: Pick<TransactionRow, 'companyId' | 'ownerId'>,
  { exceptId, others = [] }: Who,
): Promise<Listener[]> {
  const found = await peopleAround(db, transaction, others);
  return found.filter((person) => {
    const { id, companyId } = person;
    if (id === exceptId || companyId === null) return false;
    if (isReminded(person, transaction)) return true;
    return others.includes(id) && accessTo({ ...person, companyId }, transaction) === 'allowed';
  });
}

/** A lender who reads a transaction, as a person to notify; empty if they do not read it. */
export async function lenderAsListener(
  db: Queries,
  { id: shareId, state, lenderId, lenderCompanyId }: Pick<LenderRow, 'id' | 'state' | 'lenderId' | 'lenderCompanyId'>,
): Promise<Listener[]> {
  if (state !== 'accepted' || lenderId === null) return [];
  const lender = await findPerson(db, lenderId);
  return lender?.companyId === lenderCompanyId ? [{ ...lender, shareId }] : [];
}

/** The lenders of these parts in a transaction who read it, as people to notify. */
export async function lendersOf(db: Queries, shares: readonly LenderRow[]): Promise<Listener[]> {
  const found: Listener[] = [];
  for (const share of shares) found.push(...(await lenderAsListener(db, share)));
  return found;
}
