import { INVITATION_LIFETIME_MS } from '@keydate/contracts/limits';
import { DAY_MS } from '@keydate/domain/durations';
import { composeMail, type Lease, queueMail, type QueueTools } from '../../../mail';
import type { Tx } from '../../../db/database';
import { inviteLink } from '../../invites/invite-code';
import type { Member } from '../../people/person';
import type { InvitationRow } from '../invitations.repository';

const DAYS = INVITATION_LIFETIME_MS / DAY_MS;
const AS = { E: 'an employee', A: 'an agent' } as const;

export interface InvitationToMail {
  invitation: InvitationRow;
  /** The person who invites. */
  inviter: Pick<Member, 'fullName' | 'email'>;
  company: string;
}

/** Queues the mail of an invitation, with its link. It is not sent once the invitation has ended. */
export function mailInvitation(
  tx: Tx,
  tools: QueueTools,
  { invitation, inviter, company }: InvitationToMail,
): Promise<Lease> {
  const mail = composeMail({
    to: invitation.email,
    subject: `${inviter.fullName} of ${company} invites you to Keydate`,
    lines: [
      'Hello,',
      `${inviter.fullName} invites you to work with ${company} in Keydate as ${AS[invitation.kind]}.`,
      { words: 'Sign up', url: inviteLink(tools.config.publicOrigin, invitation.code) },
      `The link is for you alone. It works once, within ${DAYS} days.`,
      `If you did not expect this, you can ignore this email, or write to ${inviter.fullName} at ${inviter.email}.`,
    ],
  });
  const { id: invitationId, companyId } = invitation;
  return queueMail(tx, tools, { name: 'mail an invitation', companyId, invitationId, ...mail });
}
