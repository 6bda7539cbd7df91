import { composeMail, type Lease, queueMail, type QueueTools } from '../../../mail';
import type { Tx } from '../../../db/database';
import type { Person } from '../../../accounts';
import type { OpenedInvitation } from '../use-cases/open-invitation';

interface AnswerToMail extends OpenedInvitation {
  inviter: Pick<Person, 'fullName' | 'email'>;
  by: Pick<Person, 'fullName' | 'email'>;
  isAccepted: boolean;
}

/** Queues the mail that informs the inviter of the lender's answer. */
export function mailAnswer(
  tx: Tx,
  tools: QueueTools,
  { transaction, inviter, by, isAccepted }: AnswerToMail,
): Promise<Lease> {
  const { id, street, city } = transaction;
  const mail = composeMail({
    to: inviter.email,
    subject: `${by.fullName} ${isAccepted ? 'accepted' : 'declined'} your invitation: ${street}, ${city}`,
    lines: [
      `Hello ${inviter.fullName},`,
      isAccepted
        ? `${by.fullName} (${by.email}) accepted your invitation to be the lender for ${street}, ${city}. They now see what you share with them.`
        : `${by.fullName} (${by.email}) declined your invitation to be the lender for ${street}, ${city}. They do not see the transaction.`,
      { words: 'Open the transaction', url: `${tools.config.publicOrigin}/transaction/${encodeURIComponent(id)}` },
    ],
  });
  return queueMail(tx, tools, { name: 'mail the answer of a lender', companyId: transaction.companyId, ...mail });
}
