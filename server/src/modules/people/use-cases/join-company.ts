import { AppError } from '../../../app-error';
import type { Queries, Transaction } from '../../../db/database';
import { readAllowance } from '../../billing/use-cases/read-allowance';
import { lockCompany } from '../../companies/companies.repository';
import { giveInviteCodes } from '../../invites/use-cases/give-invite-codes';
import { readInvitation } from '../../invites/use-cases/read-invitation';
import { countMembers, updatePerson } from '../people.repository';
import type { Person } from '../person';

/** Refuses when the company has as many members as its plan allows (docs/rules.md, Plans and limits). */
export async function refuseFullTeam(db: Queries, companyId: string): Promise<void> {
  const { members } = await readAllowance(db, companyId);
  if ((await countMembers(db, companyId)) >= members) throw new AppError('TEAM_LIMIT_EXCEEDED');
}

/** Makes a person who signed up by invitation a member of the company whose code it was. */
export async function joinCompany(tx: Transaction, person: Person, inviteCode: string, now: Date): Promise<void> {
  const { companyId, role, worksForId } = await readInvitation(tx, inviteCode);
  await lockCompany(tx, companyId);
  await refuseFullTeam(tx, companyId);
  await updatePerson(tx, person.id, { companyId, role, worksForId, pendingInviteCode: null });
  await giveInviteCodes(tx, { id: person.id, role }, now);
}
