import { AppError } from '../../../app-error';
import type { Tools } from '../../../tools';
import { findCompany } from '../../companies/companies.repository';
import { readInvitation } from '../../invites/use-cases/read-invitation';
import { findPerson } from '../../people/people.repository';

/** The names of the person who invites by a code, and of their company. Throws as joining by it would. */
export async function readInviter(
  { db, clock }: Pick<Tools, 'db' | 'clock'>,
  code: string,
): Promise<{ inviter: string; company: string }> {
  const { inviterId, companyId } = await readInvitation(db, code, clock.now());
  const [person, found] = [await findPerson(db, inviterId), await findCompany(db, companyId)];
  if (!person || !found) throw new AppError('INVITE_CODE_UNKNOWN');
  return { inviter: person.fullName, company: found.company.name };
}
