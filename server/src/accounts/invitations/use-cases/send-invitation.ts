import { randomUUID } from 'node:crypto';
import type { InvitedAs } from '@keydate/contracts/invitations';
import { INVITATION_LIFETIME_MS } from '@keydate/contracts/limits';
import { canInvite } from '@keydate/domain/company-permissions';
import { AppError } from '../../../app-error';
import type { Tx } from '../../../db/database';
import type { Tools } from '../../../tools';
import type { Sender } from '../../audit/sender';
import { recordEvent } from '../../audit/use-cases/record-event';
import { findCompany } from '../../companies/companies.repository';
import { newInviteCode } from '../../invites/invite-code';
import { findPerson, findPersonByEmail } from '../../people/people.repository';
import type { Member } from '../../people/person';
import { lockMembership } from '../../people/use-cases/lock-membership';
import { refuseFullTeam } from '../../people/use-cases/refuse-full-team';
import { sendQueued } from '../../../mail';
import { insertInvitation, prolongInvitation, type Invitation, type InvitationRow } from '../invitations.repository';
import { mailInvitation } from '../mails/mail-invitation';
import { countInvitationMail } from './count-invitation-mail';
import { readInvitation } from './read-invitation';

const KINDS = { employee: 'E', agent: 'A' } as const satisfies Record<InvitedAs, InvitationRow['kind']>;

type InviteTools = Pick<Tools, 'db' | 'clock' | 'config' | 'mailer' | 'background' | 'ask'>;

/** Emails somebody a link of their own, with which they join as the member's employee or as an agent. */
export async function sendInvitation(
  tools: InviteTools,
  member: Member,
  { email, invitedAs }: { email: string; invitedAs: InvitedAs },
  sender: Sender,
): Promise<Invitation> {
  const kind = KINDS[invitedAs];
  const row = { id: randomUUID(), companyId: member.companyId, inviterId: member.id, email, kind };
  const { invitation, mail } = await tools.db.transaction(async (tx) => {
    const inviter = await lockMembership(tx, member);
    if (!canInvite(inviter, invitedAs)) throw new AppError('FORBIDDEN');
    // the refusal reveals nothing about people elsewhere: it depends only on the inviter's own company
    if ((await findPersonByEmail(tx, email))?.companyId === inviter.companyId) throw new AppError('INVITED_MEMBER');
    const sent = { ...row, ...times(tools), code: newInviteCode(kind) };
    if (!(await insertInvitation(tx, sent))) throw new AppError('INVITATION_PENDING');
    await refuseFullTeam(tx, tools, inviter.companyId);
    await countInvitationMail(tx, tools, inviter, sender, 'INVITATION_LIMIT');
    await recordEvent(tx, { ...tools, sender }, { event: 'invitation-sent', by: inviter, about: row.id });
    const invitation = { ...sent, inviterName: inviter.fullName };
    const company = await nameOf(tx, inviter);
    return { invitation, mail: await mailInvitation(tx, tools, { invitation, inviter, company }) };
  });
  sendQueued(tools, mail);
  return invitation;
}

/** Emails an open invitation once more, with the same link. */
export async function resendInvitation(
  tools: InviteTools,
  member: Member,
  id: string,
  sender: Sender,
): Promise<Invitation> {
  const { invitation, mail } = await tools.db.transaction(async (tx) => {
    const resender = await lockMembership(tx, member);
    const found = await readInvitation(tx, tools, resender, id);
    const change = times(tools);
    await prolongInvitation(tx, id, change);
    await refuseFullTeam(tx, tools, resender.companyId);
    await countInvitationMail(tx, tools, resender, sender, 'INVITATION_LIMIT');
    await recordEvent(tx, { ...tools, sender }, { event: 'invitation-sent', by: resender, about: id });
    const inviter = (await findPerson(tx, found.inviterId)) ?? resender;
    const invitation = { ...found, ...change };
    const company = await nameOf(tx, resender);
    return { invitation, mail: await mailInvitation(tx, tools, { invitation, inviter, company }) };
  });
  sendQueued(tools, mail);
  return invitation;
}

function times({ clock }: Pick<Tools, 'clock'>): Pick<InvitationRow, 'sentAt' | 'expiresAt'> {
  const sentAt = clock.now();
  return { sentAt, expiresAt: new Date(sentAt.getTime() + INVITATION_LIFETIME_MS) };
}

async function nameOf(tx: Tx, { companyId }: Member): Promise<string> {
  return (await findCompany(tx, companyId))?.company.name ?? '';
}
