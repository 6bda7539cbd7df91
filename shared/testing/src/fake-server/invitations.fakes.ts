import {
  listInvitations,
  readInviter,
  resendInvitation,
  revokeInvitation,
  sendInvitation,
  type EmailInvitation,
} from '@keydate/contracts/invitations';
import { INVITATION_LIFETIME_MS, INVITATIONS_PER_DAY } from '@keydate/contracts/limits';
import { canInvite, canManageInvitationsOf } from '@keydate/domain/company-permissions';
import { anInvitation } from '../builders/invitations';
import { accountOf, inviterOf } from './accounts';
import { fake, type Asking } from './fake';
import { asMember, memberOf } from './members';
import type { Memory } from './memory';

/** Invitations by email. */
export const invitationFakes = [
  fake(listInvitations, (asked) => {
    const member = memberOf(asked);
    const open = ofCompany(asked).filter(({ invitedBy }) => canManageInvitationsOf(member, { id: invitedBy._id }));
    return { result: { invitations: open } };
  }),

  fake(readInviter, ({ body, world, refuse }) => {
    const user = inviterOf(world, body.referralCode)?.user;
    if (!user?.company) throw refuse('INVITE_CODE_UNKNOWN');
    return { result: { inviter: user.fullName, company: user.company.name } };
  }),

  fake(sendInvitation, (asked) => {
    const { account, body, world, refuse } = asked;
    const member = memberOf(asked);
    if (!canInvite(member, body.invitedAs)) throw refuse('FORBIDDEN');
    if (accountOf(world, body.email)?.user.company?._id === member.companyId) throw refuse('INVITED_MEMBER');
    if (ofCompany(asked).some(({ email }) => email === body.email)) throw refuse('INVITATION_PENDING');
    countMail(asked);
    const { _id, fullName } = account.user;
    const invitation = anInvitation({ ...body, sentAt: new Date().toISOString(), invitedBy: { _id, fullName } });
    world.invitations = [invitation, ...world.invitations];
    return { result: { invitation } };
  }),

  fake(resendInvitation, (asked) => {
    const found = invitationOf(asked, asked.params.id);
    countMail(asked);
    const now = Date.now();
    const invitation = {
      ...found,
      sentAt: new Date(now).toISOString(),
      expiresAt: new Date(now + INVITATION_LIFETIME_MS).toISOString(),
    };
    asked.world.invitations = asked.world.invitations.map((one) => (one._id === found._id ? invitation : one));
    return { result: { invitation } };
  }),

  fake(revokeInvitation, (asked) => {
    const { _id } = invitationOf(asked, asked.params.id);
    asked.world.invitations = asked.world.invitations.filter((invitation) => invitation._id !== _id);
    return {};
  }),
];

/** Those whose sender is in the company of the person who asks; one by nobody of the world counts as theirs. */
function ofCompany(asked: Asking<'COMPANY_MISSING'>): EmailInvitation[] {
  const { companyId } = memberOf(asked);
  return asked.world.invitations.filter(({ invitedBy }) => {
    const sender = asked.world.accounts.find(({ user }) => user._id === invitedBy._id);
    return !sender || asMember(sender)?.companyId === companyId;
  });
}

function invitationOf(asked: Asking<'COMPANY_MISSING' | 'NOT_FOUND' | 'FORBIDDEN'>, id: string): EmailInvitation {
  const found = ofCompany(asked).find(({ _id }) => _id === id);
  if (!found) throw asked.refuse('NOT_FOUND');
  if (!canManageInvitationsOf(memberOf(asked), { id: found.invitedBy._id })) throw asked.refuse('FORBIDDEN');
  return found;
}

function countMail({
  account,
  world,
  memory,
  refuse,
}: Asking<'TEAM_LIMIT_EXCEEDED' | 'INVITATION_LIMIT'> & { memory: Memory }): void {
  const members = world.accounts.filter(({ user }) => user.company?._id === account.user.company?._id);
  if (members.length >= world.memberLimit) throw refuse('TEAM_LIMIT_EXCEEDED');
  if (memory.invitationMails >= INVITATIONS_PER_DAY) throw refuse('INVITATION_LIMIT');
  memory.invitationMails += 1;
}
