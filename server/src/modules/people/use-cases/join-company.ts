import { AppError } from '../../../app-error';
import type { Tx } from '../../../db/database';
import type { Tools } from '../../../tools';
import { recordEvent, recordRefusal, type AuditContext } from '../../audit/use-cases/record-event';
import type { Sender } from '../../audit/sender';
import { lockCompany } from '../../companies/companies.repository';
import { deleteUsedInvitations } from '../../invitations/invitations.repository';
import { canonicalInviteCode } from '../../invites/invite-code';
import { giveInviteCodes } from '../../invites/use-cases/give-invite-codes';
import { readInvitation } from '../../invites/use-cases/read-invitation';
import { planRemindersOf } from '../../reminders/use-cases/plan-reminders';
import { hasAcceptedTerms } from '../people.policy';
import { lockPerson, updatePerson } from '../people.repository';
import type { Person } from '../person';
import { refuseFullTeam } from './refuse-full-team';

/** Makes a person without a company a member of the code's company (docs/rules.md, Joining). */
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
  const now = context.clock.now();
  const { companyId } = await readInvitation(tx, inviteCode, now);
  // first the company, then its people: all code that locks both locks them in this order
  await lockCompany(tx, companyId);
  const person = await lockPerson(tx, personId);
  if (!person) throw new AppError('UNAUTHENTICATED');
  if (person.companyId !== null) throw new AppError('COMPANY_EXISTS');
  if (!hasAcceptedTerms(person)) throw new AppError('TERMS_NOT_ACCEPTED');
  // read again after the lock: the code may have been renewed meanwhile, or its person removed
  const { role, worksForId, inviterId } = await readInvitation(tx, inviteCode, now);
  await refuseFullTeam(tx, companyId, now);
  await updatePerson(tx, personId, { companyId, role, worksForId, invitedById: inviterId, pendingInviteCode: null });
  await deleteUsedInvitations(tx, companyId, { code: canonicalInviteCode(inviteCode), email: person.email });
  await giveInviteCodes(tx, { id: personId, role }, now);
  if (worksForId !== null) await planRemindersOf(tx, now, { companyId, ownerIds: [worksForId] });
  await recordEvent(tx, context, { event: 'joined', by: { id: personId, companyId }, about: inviterId });
}
