import type { Tx } from '../../../db/database';
import { composeMail, type Lease, queueMail, type QueueTools } from '../../../mail';
import type { Lender } from '../lenders.repository';
import { questionsWithdrawn } from '../questions-withdrawn';

interface Withdrawal {
  lender: Lender;
  /** The company of the transaction. */
  companyId: string;
  company: string;
  /** How many questions were withdrawn with it. */
  questions: number;
}

/**
 * Queues the mail that informs a lender that they no longer see a transaction. The person who withdrew it may be a
 * stranger to them.
 */
export function mailWithdrawal(
  tx: Tx,
  tools: Pick<QueueTools, 'clock' | 'mailer'>,
  { lender, companyId, company, questions }: Withdrawal,
): Promise<Lease> {
  const mail = composeMail({
    to: lender.email,
    subject: `You are no longer a lender on a transaction of ${company}`,
    lines: [
      `Hello ${lender.lenderName ?? ''},`,
      `${company} ended your access to one of its transactions in Keydate. You will get no more reminders about it.`,
      ...questionsWithdrawn(questions, 'your'),
      `If this is a mistake, please ask your contact at ${company}.`,
    ],
  });
  return queueMail(tx, tools, { name: 'mail a lender who was withdrawn', companyId, ...mail });
}
