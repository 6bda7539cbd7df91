import type { Tools } from '../../tools';
import { handOver, type Lease, type WaitingMail } from '../../mail';
import { tellDelivered } from '../message-events';
import { findMessage, noteMailed } from '../messages.repository';
import { findParties } from '../parties.repository';

type MailTools = Pick<Tools, 'db' | 'clock' | 'mailer' | 'background' | 'realtime'>;

/**
 * Hands over the mail of a message without delaying the acknowledgement. If it fails, it is tried again like any mail.
 */
export function handOverMail(tools: MailTools, mail: Lease): void {
  tools.background.start('mail a message to a client', async () => {
    await handOver(tools, mail, { tell: (one) => tellHandedOver(tools, one) });
  });
}

/** The mail of a message was handed over: the message counts as delivered, and its sender's tabs show it. */
export async function tellHandedOver(
  { db, clock, realtime }: Pick<Tools, 'db' | 'clock' | 'realtime'>,
  { chatMessageId }: Pick<WaitingMail, 'chatMessageId'>,
): Promise<void> {
  if (chatMessageId === null) return;
  const mailed = await noteMailed(db, chatMessageId, clock.now());
  const stored = mailed && (await findMessage(db, chatMessageId));
  if (!stored) return;
  const sender = (await findParties(db, [mailed.senderId])).get(mailed.senderId);
  if (!sender) return;
  tellDelivered({ realtime }, { sender, receiverId: mailed.receiverId }, stored);
}
