import { canRemoveTeammate } from '@keydate/domain/company-permissions';
import type { Tools } from '../../../tools';
import { findCompany } from '../../companies/companies.repository';
import { memberOf } from '../../policies/person';
import { listMembers } from '../../people/people.repository';
import type { Member } from '../../people/person';

/** The people of the reader's company without the reader, and whether the reader may remove them. */
export async function listTeammates(
  { db }: Pick<Tools, 'db'>,
  reader: Member,
): Promise<{ teammate: Member; isRemovable: boolean }[]> {
  const found = await findCompany(db, reader.companyId);
  const members = (await listMembers(db, reader.companyId)).filter(({ id }) => id !== reader.id).map(memberOf);
  return members.map((teammate) => ({
    teammate,
    isRemovable: found !== undefined && canRemoveTeammate(reader, teammate, found.owner.id),
  }));
}
