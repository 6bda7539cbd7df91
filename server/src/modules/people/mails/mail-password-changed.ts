import { composeMail } from '../../../mails/compose-mail';
import type { Tools } from '../../../tools';
import { sendMail, type MailTools } from '../../waiting-mails/use-cases/send-mail';
import type { Person } from '../person';

/** Tells a person that their password is another, beside the reply: whoever took an account over did it unseen otherwise. */
export function mailPasswordChanged(tools: MailTools & Pick<Tools, 'config'>, { email, fullName }: Person): void {
  const mail = composeMail({
    to: email,
    subject: 'Your Keydate password was changed',
    lines: [
      `Hello ${fullName},`,
      'The password of your Keydate account was changed a moment ago. Wherever else you were signed in, you are signed out now.',
      'If it was you, there is nothing to do.',
      `If it was not, choose another password right away at ${tools.config.publicOrigin}/reset-password.`,
    ],
  });
  sendMail(tools, 'mail that a password was changed', () => mail);
}
