import { composeMail } from '../../../mails/compose-mail';
import type { Tools } from '../../../tools';
import { sendMail, type MailTools } from '../../waiting-mails/use-cases/send-mail';

interface Subscribed {
  email: string;
  /** Deletes the address. Behind the link's hash, which browsers send to no server, so that no log has it. */
  removalToken: string;
}

/** Tells a new subscriber what is stored, and how to delete it: anybody could have typed the address. */
export function mailSubscriber(tools: MailTools & Pick<Tools, 'config'>, { email, removalToken }: Subscribed): void {
  const mail = composeMail({
    to: email,
    subject: 'You asked for news about Keydate',
    lines: [
      'Hello,',
      'Somebody entered this email address on our page to get news about Keydate. We stored only the address and the day.',
      `If it was not you, or you have changed your mind, delete the address here: ${tools.config.publicOrigin}/newsletter#${removalToken}`,
    ],
  });
  sendMail(tools, { name: 'mail a subscriber', companyId: null }, () => mail);
}
