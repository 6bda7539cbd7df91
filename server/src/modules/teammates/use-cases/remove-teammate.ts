import { canRemoveTeammate } from '@keydate/domain/company-permissions';
import { AppError } from '../../../app-error';
import type { Tx } from '../../../db/database';
import type { Tools } from '../../../tools';
import type { Sender } from '../../audit/sender';
import { recordEvent, type AuditContext } from '../../audit/use-cases/record-event';
import { tellWhoMayWrite } from '../../chat/use-cases/tell-who-may-write';
import { findCompany } from '../../companies/companies.repository';
import { newInviteCode } from '../../invites/invite-code';
import { deleteInvitationsBy } from '../../invitations/invitations.repository';
import { deleteInviteCodes, replaceInviteCode } from '../../invites/invites.repository';
import {
  transactionsReadBy,
  transactionsWithInvitationsBy,
  withdrawInvitationsBy,
  type LenderRow,
} from '../../lenders/lenders.repository';
import { endLending } from '../../lenders/use-cases/end-lending';
import { refreshInvited } from '../../lenders/use-cases/refresh-invited';
import { announce } from '../../notices/use-cases/tell-people';
import { lockPerson, passEmployees, updatePerson } from '../../people/people.repository';
import type { Member } from '../../people/person';
import { lockMembership } from '../../people/use-cases/lock-membership';
import { readTeammate } from '../../people/use-cases/read-teammate';
import { lockTransactions } from '../../reminders/planning.repository';
import { planRemindersOf } from '../../reminders/use-cases/plan-reminders';
import { deleteSessionsOf } from '../../sessions/sessions.repository';
import { passTransactions, transactionsOwnedBy } from '../../transactions/transaction-owners.repository';
import { sendQueued } from '../../waiting-mails/use-cases/send-mail';
import { deleteMailsOfShares } from '../../waiting-mails/waiting-mails.repository';
import { mailRemoval } from '../mails/mail-removal';

type RemoveTools = Pick<Tools, 'db' | 'clock' | 'config' | 'mailer' | 'background' | 'realtime'>;

/** Removes somebody from the remover's company, at once and everywhere, and informs them (docs/rules.md, Removing). */
export async function removeTeammate(
  tools: RemoveTools,
  remover: Member,
  teammateId: string,
  sender: Sender,
): Promise<void> {
  const { db, clock } = tools;
  const context: AuditContext = { clock, sender };
  const { announcement, uninvited, mail } = await db.transaction(async (tx) => {
    const member = await lockMembership(tx, remover);
    const teammate = await readTeammate({ db: tx }, member, teammateId);
    const found = await findCompany(tx, member.companyId);
    if (!found || !canRemoveTeammate(member, teammate, found.owner.id)) throw new AppError('FORBIDDEN');
    const ownerIds = [found.owner.id, ...(teammate.worksForId === null ? [] : [teammate.worksForId])];
    await lockAllConcerned(tx, teammate, ownerIds);
    // from here on no message to them is stored: those that come meanwhile wait, and are refused
    await lockPerson(tx, teammate.id);
    await handOver(tx, teammate, found.owner.id);
    const uninvited = await endInvitations(tx, teammate, clock.now());
    const announcement = await endLending(tx, tools, teammate);
    await updatePerson(tx, teammate.id, { companyId: null, worksForId: null, invitedById: null });
    await planRemindersOf(tx, clock.now(), { companyId: member.companyId, ownerIds });
    await deleteSessionsOf(tx, teammate.id);
    await recordEvent(tx, context, { event: 'person-removed', by: member, about: teammate.id });
    const company = found.company.name;
    const mail = await mailRemoval(tx, tools, { removed: teammate, removedBy: member, company });
    return { announcement, uninvited, mail };
  });
  tools.realtime.endSessionsOf(teammateId);
  announce(tools, announcement);
  sendQueued(tools, mail);
  await tellWhoMayWrite(tools, [teammateId]);
  for (const lender of uninvited) await refreshInvited(tools, lender);
}

/** Locks at once, in the common order, all rows that are locked below: some belong to a lender of another company. */
async function lockAllConcerned(tx: Tx, teammate: Member, ownerIds: readonly string[]): Promise<void> {
  const { id, companyId } = teammate;
  const owned = await transactionsOwnedBy(tx, { companyId, ownerIds: [id, ...ownerIds] });
  const lent = [...(await transactionsReadBy(tx, teammate)), ...(await transactionsWithInvitationsBy(tx, id))];
  await lockTransactions(tx, [...owned, ...lent]);
}

/** Passes their transactions and employees to the owner, so that each has somebody who is still there. */
async function handOver(tx: Tx, { id, companyId }: Member, ownerId: string): Promise<void> {
  await passTransactions(tx, { companyId, fromId: id, toId: ownerId });
  await passEmployees(tx, id, ownerId);
}

/**
 * Ends the invitations that they sent, and renews the code by which they joined: they know it and could return with
 * it. Returns the lenders who are no longer invited.
 */
async function endInvitations(tx: Tx, { id, role, invitedById }: Member, now: Date): Promise<LenderRow[]> {
  await deleteInviteCodes(tx, id);
  await deleteInvitationsBy(tx, id);
  const uninvited = await withdrawInvitationsBy(tx, id, now);
  await deleteMailsOfShares(
    tx,
    uninvited.map((lender) => lender.id),
  );
  if (invitedById === null) return uninvited;
  const kind = role === 'Employee' ? 'E' : 'A';
  await replaceInviteCode(tx, { code: newInviteCode(kind), kind, personId: invitedById, createdAt: now });
  return uninvited;
}
