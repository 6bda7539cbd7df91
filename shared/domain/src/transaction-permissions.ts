import type { Member } from './member';
import { isSuperRole } from './roles';

/** The company and the owner of a transaction. */
export interface Ownership {
  companyId: string;
  ownerId: string;
}

/** A set of transactions: all of a company, or those of one person in it. */
export interface TransactionScope {
  companyId: string;
  /** Null for everybody in the company. */
  ownerId: string | null;
}

/** The transactions that `member` sees: super roles the whole company's, employees those of the person they work for, agents their own. */
export function transactionsSeenBy(member: Member): TransactionScope {
  return { companyId: member.companyId, ownerId: isSuperRole(member.role) ? null : ownerOfTransactionsBy(member) };
}

/** The id of the person who owns a transaction that `member` enters: for an employee, the person they work for. */
export function ownerOfTransactionsBy(member: Member): string {
  return member.role === 'Employee' && member.worksForId !== null ? member.worksForId : member.id;
}

/** True if a transaction belongs to a set. */
export function isWithin(scope: TransactionScope, transaction: Ownership): boolean {
  return transaction.companyId === scope.companyId && (scope.ownerId === null || scope.ownerId === transaction.ownerId);
}

/**
 * Says if `member` may read and change a transaction: `allowed` when they see it, `forbidden` when it belongs to
 * somebody else in their company, `not-found` when it is another company's or there is none.
 */
export function accessTo(member: Member, transaction: Ownership | undefined): 'allowed' | 'forbidden' | 'not-found' {
  if (transaction?.companyId !== member.companyId) return 'not-found';
  return isWithin(transactionsSeenBy(member), transaction) ? 'allowed' : 'forbidden';
}

/** True if `reader` may ask for the list of `person`: their own, and those of people whose transactions they see. */
export function canListTransactionsOf(reader: Member, person: Member): boolean {
  if (reader.companyId !== person.companyId) return false;
  const seen = transactionsSeenBy(reader);
  return reader.id === person.id || seen.ownerId === null || seen.ownerId === ownerOfTransactionsBy(person);
}

/** The transactions that both `reader` and `person` see, where `reader` may ask for the list of `person`. */
export function transactionsOfPersonSeenBy(reader: Member, person: Member): TransactionScope {
  const seen = transactionsSeenBy(reader);
  return seen.ownerId === null ? transactionsSeenBy(person) : seen;
}

/**
 * True if `member` may enter a new client with a transaction; employees choose an existing one
 * (server/src/transactions/README.md, Permissions).
 */
export function canEnterClients(member: Pick<Member, 'role'>): boolean {
  return member.role !== 'Employee';
}
