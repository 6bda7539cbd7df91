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
import { hasAcceptedTerms } from '../../policies/person';
import { lockPerson, updatePerson } from '../people.repository';
import type { Person } from '../person';
import { refuseFullTeam } from './refuse-full-team';

export type JoinTools = Pick<Tools, 'db' | 'clock' | 'ask' | 'events'>;

/** Makes a person without a company a member of the code's company (server/src/accounts/README.md, Joining). */
export async function joinCompany(tools: JoinTools, person: Person, inviteCode: string, sender: Sender): Promise<void> {
  const context = { clock: tools.clock, sender };
  await recordRefusal(tools.db, context, { event: 'joined', by: person }, () =>
    tools.db.transaction((tx) => join(tx, tools, { personId: person.id, inviteCode }, context)),
  );
}

async function join(
  tx: Tx,
  tools: JoinTools,
  { personId, inviteCode }: { personId: string; inviteCode: string },
  context: AuditContext,
): Promise<void> {
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
  await refuseFullTeam(tx, tools, companyId);
  await updatePerson(tx, personId, { companyId, role, worksForId, invitedById: inviterId, pendingInviteCode: null });
  await deleteUsedInvitations(tx, companyId, { code: canonicalInviteCode(inviteCode), email: person.email });
  await giveInviteCodes(tx, { id: personId, role }, now);
  if (worksForId !== null) await tools.events.employeeJoined(tx, { companyId, worksForId, now });
  await recordEvent(tx, context, { event: 'joined', by: { id: personId, companyId }, about: inviterId });
}
