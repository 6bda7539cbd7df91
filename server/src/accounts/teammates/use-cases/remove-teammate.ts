import { canRemoveTeammate } from '@keydate/domain/company-permissions';
import { AppError } from '../../../app-error';
import type { Tx } from '../../../db/database';
import type { Tools } from '../../../tools';
import type { Sender } from '../../audit/sender';
import { recordEvent, type AuditContext } from '../../audit/use-cases/record-event';
import { findCompany } from '../../companies/companies.repository';
import { newInviteCode } from '../../invites/invite-code';
import { deleteInvitationsBy } from '../../invitations/invitations.repository';
import { deleteInviteCodes, replaceInviteCode } from '../../invites/invites.repository';
import { lockPerson, passEmployees, updatePerson } from '../../people/people.repository';
import type { Member } from '../../people/person';
import { lockMembership } from '../../people/use-cases/lock-membership';
import { readTeammate } from '../../people/use-cases/read-teammate';
import { deleteSessionsOf } from '../../sessions/sessions.repository';
import { sendQueued } from '../../../mail';
import { mailRemoval } from '../mails/mail-removal';

type RemoveTools = Pick<Tools, 'db' | 'clock' | 'config' | 'mailer' | 'background' | 'realtime' | 'events'>;

/**
 * Removes somebody from the remover's company, at once and everywhere, and informs them (server/src/accounts/README.md, Removing). Their
 * transactions, reminders and conversations follow by the events.
 */
export async function removeTeammate(
  tools: RemoveTools,
  remover: Member,
  teammateId: string,
  sender: Sender,
): Promise<void> {
  const { db, clock, events, realtime } = tools;
  const context: AuditContext = { clock, sender };
  const mail = await db.transaction(async (tx) => {
    const member = await lockMembership(tx, remover);
    const teammate = await readTeammate({ db: tx }, member, teammateId);
    const found = await findCompany(tx, member.companyId);
    if (!found || !canRemoveTeammate(member, teammate, found.owner.id)) throw new AppError('FORBIDDEN');
    const ownerIds = [found.owner.id, ...(teammate.worksForId === null ? [] : [teammate.worksForId])];
    const leaving = { teammate, heirId: found.owner.id, ownerIds };
    await events.personLeaves(tx, leaving);
    // from here on no message to them is stored: those that come meanwhile wait, and are refused
    await lockPerson(tx, teammate.id);
    await passEmployees(tx, teammate.id, found.owner.id);
    await endInvitations(tx, teammate, clock.now());
    await updatePerson(tx, teammate.id, { companyId: null, worksForId: null, invitedById: null });
    await deleteSessionsOf(tx, teammate.id);
    tx.afterCommit(() => realtime.endSessionsOf(teammate.id));
    await events.personRemoved(tx, leaving);
    await recordEvent(tx, context, { event: 'person-removed', by: member, about: teammate.id });
    return mailRemoval(tx, tools, { removed: teammate, removedBy: member, company: found.company.name });
  });
  sendQueued(tools, mail);
}

/** Ends the invitations that they sent, and renews the code by which they joined: they know it and could return with it. */
async function endInvitations(tx: Tx, { id, role, invitedById }: Member, now: Date): Promise<void> {
  await deleteInviteCodes(tx, id);
  await deleteInvitationsBy(tx, id);
  if (invitedById === null) return;
  const kind = role === 'Employee' ? 'E' : 'A';
  await replaceInviteCode(tx, { code: newInviteCode(kind), kind, personId: invitedById, createdAt: now });
}
