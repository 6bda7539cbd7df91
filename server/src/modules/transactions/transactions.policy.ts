import { isSuperRole } from '@keydate/domain/roles';
import { AppError } from '../../app-error';
import type { Member } from '../people/person';

/** A set of deals: all of a company, or those of one person in it. */
export interface DealScope {
  companyId: string;
  /** Null stands for everyone of the company. */
  ownerId: string | null;
}

/** Super roles see all deals of their company, employees those of whom they work for, agents their own. */
export function dealsSeenBy(member: Member): DealScope {
  return { companyId: member.companyId, ownerId: isSuperRole(member.role) ? null : ownerOfDealsBy(member) };
}

/** Whose deal it is that a person enters: an employee's belongs to the person they work for. */
export function ownerOfDealsBy(member: Member): string {
  return member.role === 'Employee' && member.worksForId !== null ? member.worksForId : member.id;
}

/** Whether a deal is one of a set. */
export function isWithin(scope: DealScope, deal: { companyId: string; ownerId: string }): boolean {
  return deal.companyId === scope.companyId && (scope.ownerId === null || scope.ownerId === deal.ownerId);
}

/** A deal for who may read and change it: all who see it. To others of the company it is refused, to the rest not there. */
export function seenBy<Found extends { deal: { companyId: string; ownerId: string } }>(
  member: Member,
  found: Found | undefined,
): Found {
  if (found?.deal.companyId !== member.companyId) throw new AppError('NOT_FOUND');
  if (!isWithin(dealsSeenBy(member), found.deal)) throw new AppError('FORBIDDEN');
  return found;
}

/** Whether `reader` may ask for the list of `person`: their own, and of those whose deals they see. */
export function canListDealsOf(reader: Member, person: Member): boolean {
  if (reader.companyId !== person.companyId) return false;
  const seen = dealsSeenBy(reader);
  return reader.id === person.id || seen.ownerId === null || seen.ownerId === ownerOfDealsBy(person);
}

/** Of the deals that `person` sees, those that `reader` sees too; given that the list may be asked for. */
export function dealsOfPersonSeenBy(reader: Member, person: Member): DealScope {
  const seen = dealsSeenBy(reader);
  return seen.ownerId === null ? dealsSeenBy(person) : seen;
}

/** docs/rules.md, Permissions: employees choose among existing clients. */
export function canEnterClients(member: Member): boolean {
  return member.role !== 'Employee';
}
