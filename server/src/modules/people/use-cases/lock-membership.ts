import { AppError } from '../../../app-error';
import type { Tx } from '../../../db/database';
import { lockCompany } from '../../companies/companies.repository';
import { findPerson } from '../people.repository';
import { memberOf } from '../people.policy';
import type { Member } from '../person';

/** Keeps everybody from joining or leaving the member's company until the transaction ends, and gives the member as of now. */
export async function lockMembership(tx: Tx, { id, companyId }: Member): Promise<Member> {
  await lockCompany(tx, companyId);
  const person = await findPerson(tx, id);
  // whoever was removed a moment ago has no session any more
  if (person?.companyId !== companyId) throw new AppError('UNAUTHENTICATED');
  return memberOf(person);
}
