import { TERMS_IN_FORCE } from '@keydate/contracts/terms';
import { isRoleChoice, type Role } from '@keydate/domain/roles';
import { AppError } from '../../app-error';
import type { Member, Person } from '../people/person';

/** The person as a member of their company. Throws COMPANY_MISSING: most of the product is for members only. */
export function memberOf(person: Person): Member {
  if (!isMember(person)) throw new AppError('COMPANY_MISSING');
  return person;
}

function isMember(person: Person): person is Member {
  return person.companyId !== null;
}

/** Throws for a client: they use another app and get no session here (spec § 6). Called only after the person has proved who they are. */
export function refuseClients({ role }: Pick<Person, 'role'>): void {
  if (role === 'Client') throw new AppError('CLIENT_NOT_ALLOWED');
}

/** The role that a person chose: realtor or lender (spec § 4.7). Throws ROLE_MISSING for any other. */
export function chosenRole(role: Role | undefined): Role {
  if (role === undefined || !isRoleChoice(role)) throw new AppError('ROLE_MISSING');
  return role;
}

/**
 * True if a person has accepted the terms in force; without them nobody creates or joins a company (server/src/accounts/README.md,
 * Terms).
 */
export function hasAcceptedTerms({ termsVersion }: Pick<Person, 'termsVersion'>): boolean {
  return termsVersion === TERMS_IN_FORCE;
}
