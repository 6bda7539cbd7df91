import { NEWSLETTER_REQUESTS_PER_NETWORK } from '@keydate/contracts/limits';
import { DAY_MS } from '@keydate/domain/durations';
import { AppError } from '../../../app-error';
import { networkOf } from '../../../calls/network-of';
import type { Tools } from '../../../tools';
import { countOf } from '../../attempts/use-cases/count-attempt';
import type { Sender } from '../../audit/sender';
import { hashOfToken, newToken } from '../../sessions/token';
import { type MailTools, sendQueued } from '../../../mail';
import { mailSubscriber } from '../mails/mail-subscriber';
import { insertSubscriber } from '../newsletter.repository';

/**
 * Stores an address for news and mails it the link that deletes it. An address that is stored already gets no second
 * mail: nobody may fill a stranger's mailbox, or mail many strangers from one network (server/src/accounts/README.md, Newsletter).
 */
export async function subscribe(
  tools: MailTools & Pick<Tools, 'config'>,
  email: string,
  { address }: Sender,
): Promise<void> {
  const { db, clock } = tools;
  const now = clock.now();
  const requests = await countOf(db, { kind: 'newsletter', of: networkOf(address), now, windowMs: DAY_MS });
  if (requests > NEWSLETTER_REQUESTS_PER_NETWORK) throw new AppError('TOO_MANY_REQUESTS');
  const removalToken = newToken();
  const mail = await db.transaction(async (tx) => {
    const subscriber = { email, removalTokenHash: hashOfToken(removalToken), subscribedAt: now };
    return (await insertSubscriber(tx, subscriber)) ? mailSubscriber(tx, tools, { email, removalToken }) : null;
  });
  if (mail) sendQueued(tools, mail);
}
