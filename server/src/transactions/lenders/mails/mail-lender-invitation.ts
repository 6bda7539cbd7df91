import { INVITATION_LIFETIME_MS } from '@keydate/contracts/limits';
import { DAY_MS } from '@keydate/domain/durations';
import { composeMail, type Lease, queueMail, type QueueTools } from '../../../mail';
import type { Tx } from '../../../db/database';
import type { Member } from '../../../accounts';
import type { LenderRow } from '../lenders.repository';

const DAYS = INVITATION_LIFETIME_MS / DAY_MS;

interface InvitationToMail {
  lender: Pick<LenderRow, 'id' | 'email'>;
  inviter: Pick<Member, 'fullName' | 'email' | 'companyId'>;
  company: string;
}

/** Queues the mail with the link of a lender's invitation. It names no property: streets are free text, and it goes to strangers. */
export function mailLenderInvitation(
  tx: Tx,
  tools: QueueTools,
  { lender, inviter, company }: InvitationToMail,
): Promise<Lease> {
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
  const { companyId } = inviter;
  return queueMail(tx, tools, { name: 'mail an invitation to a lender', companyId, shareId: lender.id, ...mail });
}
