import { composeMail, type Lease, queueMail, type QueueTools } from '../../../mail';
import type { Tx } from '../../../db/database';

interface Subscribed {
  email: string;
  /** Deletes the address. It is in the link's hash, which browsers send to no server, so that no log has it. */
  removalToken: string;
}

/**
 * Queues the mail that informs a new subscriber which data is stored, and how to delete it: anybody could have typed
 * the address.
 */
export function mailSubscriber(tx: Tx, tools: QueueTools, { email, removalToken }: Subscribed): Promise<Lease> {
  const mail = composeMail({
    to: email,
    subject: 'You asked for news about Keydate',
    lines: [
      'Hello,',
      'Somebody entered this email address on our page to get news about Keydate. We stored only the address and the day.',
      'If it was not you, or you have changed your mind, delete the address.',
      { words: 'Delete the address', url: `${tools.config.publicOrigin}/newsletter#${removalToken}` },
    ],
  });
  return queueMail(tx, tools, { name: 'mail a subscriber', companyId: null, ...mail });
}
