import { AppError } from '../../../app-error';
import type { Queries, Tx } from '../../../db/database';
import type { Tools } from '../../../tools';
import { recordEvent, recordRefusal, type AuditContext } from '../../audit/use-cases/record-event';
import type { Sender } from '../../audit/sender';
import { readAllowance } from '../../billing/use-cases/read-allowance';
import { lockCompany } from '../../companies/companies.repository';
import { giveInviteCodes } from '../../invites/use-cases/give-invite-codes';
import { readInvitation } from '../../invites/use-cases/read-invitation';
import { hasAcceptedTerms } from '../people.policy';
import { countMembers, lockPerson, updatePerson } from '../people.repository';
import type { Person } from '../person';

/** Refuses when the company has as many members as its plan allows (docs/rules.md, Plans and limits). */
export async function refuseFullTeam(db: Queries, companyId: string): Promise<void> {
  const { members } = await readAllowance(db, companyId);
  if ((await countMembers(db, companyId)) >= members) throw new AppError('TEAM_LIMIT_EXCEEDED');
}

/** Makes a person without a company a member of the one whose code it is (docs/rules.md, Joining). */
export async function joinCompany(
  { db, clock }: Pick<Tools, 'db' | 'clock'>,
  person: Person,
  inviteCode: string,
  sender: Sender,
): Promise<void> {
  const context = { clock, sender };
  await recordRefusal(db, context, { event: 'joined', by: person }, () =>
    db.transaction((tx) => join(tx, person.id, inviteCode, context)),
  );
}

async function join(tx: Tx, personId: string, inviteCode: string, context: AuditContext): Promise<void> {
  const { companyId } = await readInvitation(tx, inviteCode);
  // first the company, then its people: everything that takes both takes them in this order
  await lockCompany(tx, companyId);
  const person = await lockPerson(tx, personId);
  if (!person) throw new AppError('UNAUTHENTICATED');
  if (person.companyId !== null) throw new AppError('COMPANY_EXISTS');
  if (!hasAcceptedTerms(person)) throw new AppError('TERMS_NOT_ACCEPTED');
  // read again behind the lock: the code may have been renewed meanwhile, or its person removed
  const { role, worksForId, inviterId } = await readInvitation(tx, inviteCode);
  await refuseFullTeam(tx, companyId);
  await updatePerson(tx, personId, { companyId, role, worksForId, invitedById: inviterId, pendingInviteCode: null });
  await giveInviteCodes(tx, { id: personId, role }, context.clock.now());
  await recordEvent(tx, context, { event: 'joined', by: { id: personId, companyId }, about: inviterId });
}
