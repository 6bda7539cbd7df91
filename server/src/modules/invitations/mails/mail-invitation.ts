import { INVITATION_LIFETIME_MS } from '@keydate/contracts/limits';
import { composeMail } from '../../../mails/compose-mail';
import type { Tools } from '../../../tools';
import { inviteLink } from '../../invites/invite-code';
import type { Member } from '../../people/person';
import { sendMail, type MailTools } from '../../waiting-mails/use-cases/send-mail';
import type { InvitationRow } from '../invitations.repository';

const DAYS = INVITATION_LIFETIME_MS / (24 * 60 * 60_000);
const AS = { E: 'an employee', A: 'an agent' } as const;

export interface InvitationToMail {
  invitation: InvitationRow;
  /** Whose invitation it is. */
  inviter: Pick<Member, 'fullName' | 'email'>;
  company: string;
}

/** Mails an invitation with its link, beside the reply. */
export function mailInvitation(
  tools: MailTools & Pick<Tools, 'config'>,
  { invitation, inviter, company }: InvitationToMail,
): void {
  const mail = composeMail({
    to: invitation.email,
    subject: `${inviter.fullName} of ${company} invites you to Keydate`,
    lines: [
      'Hello,',
      `${inviter.fullName} invites you to work with ${company} in Keydate as ${AS[invitation.kind]}.`,
      `Sign up here: ${inviteLink(tools.config.publicOrigin, invitation.code)}`,
      `The link is for you alone. It works once, within ${DAYS} days.`,
      `If you did not expect this, you can ignore this email, or write to ${inviter.fullName} at ${inviter.email}.`,
    ],
  });
  sendMail(tools, { name: 'mail an invitation', companyId: invitation.companyId }, () => mail);
}
