import { composeMail, type Lease, queueMail, type QueueTools } from '../../../mail';
import type { Tx } from '../../../db/database';
import type { Person } from '../person';

/**
 * Queues the mail that informs a person that their password was changed, so that they notice if somebody else did it.
 */
export function mailPasswordChanged(tx: Tx, tools: QueueTools, { email, fullName }: Person): Promise<Lease> {
  const mail = composeMail({
    to: email,
    subject: 'Your Keydate password was changed',
    lines: [
      `Hello ${fullName},`,
      'The password of your Keydate account was changed a moment ago. You have been signed out everywhere else.',
      'If this was you, there is nothing more to do.',
      'If it was not, choose a new password right away.',
      { words: 'Choose a new password', url: `${tools.config.publicOrigin}/reset-password` },
    ],
  });
  return queueMail(tx, tools, { name: 'mail that a password was changed', companyId: null, ...mail });
}
