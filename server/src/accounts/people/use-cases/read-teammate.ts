import { AppError } from '../../../app-error';
import type { Queries } from '../../../db/database';
import { findPerson } from '../people.repository';
import { memberOf } from '../../policies/person';
import type { Member } from '../person';

/** A person of the reader's company, the reader included. Throws NOT_FOUND for a person of another company. */
export async function readTeammate({ db }: { db: Queries }, reader: Member, id: string): Promise<Member> {
  if (id === reader.id) return reader;
  const person = await findPerson(db, id);
  if (person?.companyId !== reader.companyId) throw new AppError('NOT_FOUND');
  return memberOf(person);
}
