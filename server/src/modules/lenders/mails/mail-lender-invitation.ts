import { INVITATION_LIFETIME_MS } from '@keydate/contracts/limits';
import { composeMail } from '../../../mails/compose-mail';
import type { Tools } from '../../../tools';
import type { Member } from '../../people/person';
import { sendMail, type MailTools } from '../../waiting-mails/use-cases/send-mail';
import type { LenderRow } from '../lenders.repository';

const DAYS = INVITATION_LIFETIME_MS / (24 * 60 * 60_000);

interface InvitationToMail {
  lender: Pick<LenderRow, 'id' | 'email'>;
  inviter: Pick<Member, 'fullName' | 'email' | 'companyId'>;
  company: string;
}

/** Mails a lender the link of an invitation, beside the reply. It names no property: streets are free text, and this goes to strangers. */
export function mailLenderInvitation(
  tools: MailTools & Pick<Tools, 'config'>,
  { lender, inviter, company }: InvitationToMail,
): void {
  const mail = composeMail({
    to: lender.email,
    subject: `${inviter.fullName} of ${company} invites you to a transaction in Keydate`,
    lines: [
      'Hello,',
      `${inviter.fullName} of ${company} invites you to follow a transaction in Keydate as its lender.`,
      { words: 'See the invitation', url: `${tools.config.publicOrigin}/lender-invitation/${lender.id}` },
      `The invitation is for this email address and valid for ${DAYS} days. If you have no account yet, sign up as a lender with this address.`,
      `If you did not expect this, you can ignore this email, or write to ${inviter.fullName} at ${inviter.email}.`,
    ],
  });
  sendMail(tools, { name: 'mail an invitation to a lender', companyId: inviter.companyId }, () => mail);
}
