import { TERMS_IN_FORCE } from '@keydate/contracts/terms';
import { isSuperRole, ROLE_CHOICES, type Role } from '@keydate/domain/roles';
import { AppError } from '../../app-error';
import type { Member, Person } from './person';

/** The person as a member of their company; most of the product is for members only. */
export function memberOf(person: Person): Member {
  if (!isMember(person)) throw new AppError('COMPANY_MISSING');
  return person;
}

function isMember(person: Person): person is Member {
  return person.companyId !== null;
}

/** spec § 6: clients use another app, so that no session is given to them. Said only to whoever proved who they are. */
export function refuseClients({ role }: Pick<Person, 'role'>): void {
  if (role === 'Client') throw new AppError('CLIENT_NOT_ALLOWED');
}

/** Super roles found the company; employees and agents join one. */
export function canCreateCompany(person: Person): boolean {
  return isSuperRole(person.role);
}

/** The role that somebody chose for themselves: realtor or lender (spec § 4.7). */
export function chosenRole(role: Role | undefined): Role {
  if (!ROLE_CHOICES.some((choice) => choice.role === role) || role === undefined) throw new AppError('ROLE_MISSING');
  return role;
}

/** Whether it is the terms in force that a person accepted; none is founded or joined without (docs/rules.md, Terms). */
export function hasAcceptedTerms({ termsVersion }: Pick<Person, 'termsVersion'>): boolean {
  return termsVersion === TERMS_IN_FORCE;
}
