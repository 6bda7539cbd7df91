import { composeMail, type Lease, queueMail, type QueueTools } from '../../../mail';
import type { Tx } from '../../../db/database';
import type { Member } from '../../people/person';

interface Removal {
  removed: Member;
  removedBy: Member;
  company: string;
}

/** Queues the mail that informs somebody that they were removed from a company. */
export function mailRemoval(tx: Tx, tools: QueueTools, { removed, removedBy, company }: Removal): Promise<Lease> {
  const { publicOrigin } = tools.config;
  const mail = composeMail({
    to: removed.email,
    subject: `You are no longer a member of ${company}`,
    lines: [
      `Hello ${removed.fullName},`,
      // an employee owns no transactions (spec § 6)
      `${removedBy.fullName} removed you from ${company} in Keydate.${removed.role === 'Employee' ? '' : ' Your transactions stay with the company.'}`,
      'Your account is still yours: sign in to join another company or to create your own.',
      { words: 'Sign in', url: `${publicOrigin}/signin` },
      `If this is a mistake, please write to ${removedBy.fullName} at ${removedBy.email}.`,
    ],
  });
  return queueMail(tx, tools, { name: 'mail a removed person', companyId: removedBy.companyId, ...mail });
}
