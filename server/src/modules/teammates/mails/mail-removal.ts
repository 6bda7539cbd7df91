import { composeMail } from '../../../mails/compose-mail';
import type { Tools } from '../../../tools';
import type { Member } from '../../people/person';
import { sendMail, type MailTools } from '../../waiting-mails/use-cases/send-mail';

export interface Removal {
  removed: Member;
  removedBy: Member;
  company: string;
}

/** Tells somebody that they were taken out of a company, beside the reply. */
export function mailRemoval(tools: MailTools & Pick<Tools, 'config'>, { removed, removedBy, company }: Removal): void {
  const { publicOrigin } = tools.config;
  const mail = composeMail({
    to: removed.email,
    subject: `You are no longer a member of ${company}`,
    lines: [
      `Hello ${removed.fullName},`,
      `${removedBy.fullName} removed you from ${company} in Keydate. The transactions you worked on stay with the company.`,
      `Your account is still yours: sign in at ${publicOrigin}/signin to join another company or to create your own.`,
      `If this is a mistake, please write to ${removedBy.fullName} at ${removedBy.email}.`,
    ],
  });
  sendMail(tools, { name: 'mail a removed person', companyId: removedBy.companyId }, () => mail);
}
