import { isSuperRole } from '@keydate/domain/roles';
import { AppError } from '../../app-error';
import type { Member } from '../people/person';

/** A set of transactions: all of a company, or those of one person in it. */
export interface TransactionScope {
  companyId: string;
  /** Null stands for everyone of the company. */
  ownerId: string | null;
}

/** Super roles see all transactions of their company, employees those of whom they work for, agents their own. */
export function transactionsSeenBy(member: Member): TransactionScope {
  return { companyId: member.companyId, ownerId: isSuperRole(member.role) ? null : ownerOfTransactionsBy(member) };
}

/** Whose transaction it is that a person enters: an employee's belongs to the person they work for. */
export function ownerOfTransactionsBy(member: Member): string {
  return member.role === 'Employee' && member.worksForId !== null ? member.worksForId : member.id;
}

/** Whether a transaction is one of a set. */
export function isWithin(scope: TransactionScope, transaction: { companyId: string; ownerId: string }): boolean {
  return transaction.companyId === scope.companyId && (scope.ownerId === null || scope.ownerId === transaction.ownerId);
}

/** A transaction for who may read and change it: all who see it. To others of the company it is refused, to the rest not there. */
export function seenBy<Found extends { transaction: { companyId: string; ownerId: string } }>(
  member: Member,
  found: Found | undefined,
): Found {
  if (found?.transaction.companyId !== member.companyId) throw new AppError('NOT_FOUND');
  if (!isWithin(transactionsSeenBy(member), found.transaction)) throw new AppError('FORBIDDEN');
  return found;
}

/** Whether `reader` may ask for the list of `person`: their own, and of those whose transactions they see. */
export function canListTransactionsOf(reader: Member, person: Member): boolean {
  if (reader.companyId !== person.companyId) return false;
  const seen = transactionsSeenBy(reader);
  return reader.id === person.id || seen.ownerId === null || seen.ownerId === ownerOfTransactionsBy(person);
}

/** Of the transactions that `person` sees, those that `reader` sees too; given that the list may be asked for. */
export function transactionsOfPersonSeenBy(reader: Member, person: Member): TransactionScope {
  const seen = transactionsSeenBy(reader);
  return seen.ownerId === null ? transactionsSeenBy(person) : seen;
}

/** docs/rules.md, Permissions: employees choose among existing clients. */
export function canEnterClients(member: Member): boolean {
  return member.role !== 'Employee';
}
