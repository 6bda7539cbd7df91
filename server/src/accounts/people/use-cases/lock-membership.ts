import { AppError } from '../../../app-error';
import type { Tx } from '../../../db/database';
import { lockCompany } from '../../companies/companies.repository';
import { findPerson } from '../people.repository';
import { memberOf } from '../../policies/person';
import type { Member } from '../person';

/** Locks the member's company against joining and leaving until the database transaction ends, and returns the current member. */
export async function lockMembership(tx: Tx, { id, companyId }: Member): Promise<Member> {
  await lockCompany(tx, companyId);
  const person = await findPerson(tx, id);
  // a person who was just removed has no session anymore
  if (person?.companyId !== companyId) throw new AppError('UNAUTHENTICATED');
  return memberOf(person);
}
