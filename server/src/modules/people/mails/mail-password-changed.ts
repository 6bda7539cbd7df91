import { composeMail } from '../../../mails/compose-mail';
import type { Tools } from '../../../tools';
import { sendMail, type MailTools } from '../../waiting-mails/use-cases/send-mail';
import type { Person } from '../person';

/** Tells a person that their password was changed, so that they notice when somebody else did it. Does not delay the reply. */
export function mailPasswordChanged(tools: MailTools & Pick<Tools, 'config'>, { email, fullName }: Person): void {
  const mail = composeMail({
    to: email,
    subject: 'Your Keydate password was changed',
    lines: [
      `Hello ${fullName},`,
      'The password of your Keydate account was changed a moment ago. You have been signed out everywhere else.',
      'If this was you, there is nothing more to do.',
      `If it was not, choose a new password right away at ${tools.config.publicOrigin}/reset-password.`,
    ],
  });
  sendMail(tools, { name: 'mail that a password was changed', companyId: null }, () => mail);
}
