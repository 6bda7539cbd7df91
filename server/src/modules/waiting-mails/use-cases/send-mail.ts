import { randomUUID } from 'node:crypto';
import type { Queries } from '../../../db/database';
import type { Mail } from '../../../ports/mailer';
import type { Tools } from '../../../tools';
import { insertLeasedMail, type Lease } from '../waiting-mails.repository';
import { handOver } from './hand-over-mails';

export type MailTools = Pick<Tools, 'db' | 'clock' | 'mailer' | 'background'>;

interface MailOrigin {
  /** What the log calls the mail. */
  name: string;
  /** The company whose owner is told where it cannot be sent. */
  companyId: string | null;
}

/**
 * Sends a mail beside the reply. One that cannot be handed over waits, to be tried again (docs/rules.md, Mail); not for
 * codes, which would be over by then.
 */
export function sendMail(tools: MailTools, origin: MailOrigin, compose: () => Mail | Promise<Mail>): void {
  tools.background.start(origin.name, async () => {
    await handOver(tools, await queueMail(tools.db, tools, { ...origin, ...(await compose()) }));
  });
}

/**
 * A mail and where it comes from. `chatMessageId` is the message to a client that it carries, `shareId` the lender's part in a
 * transaction of which it tells.
 */
type QueuedMail = Omit<Mail, 'messageId'> & MailOrigin & { chatMessageId?: string; shareId?: string | undefined };

/**
 * Stores a mail, to be sent if and only if the database transaction of `tx` commits. `handOver` with the lease that it
 * gives sends it right after; where its process ends before that, another one sends it when the lease has ended.
 */
export async function queueMail(
  tx: Queries,
  { clock, mailer }: Pick<Tools, 'clock' | 'mailer'>,
  { name, companyId, chatMessageId, shareId, to, subject, text, html }: QueuedMail,
): Promise<Lease> {
  const id = randomUUID();
  return insertLeasedMail(tx, {
    id,
    messageIdHeader: `<${id}@${mailer.domain}>`,
    name,
    to,
    subject,
    text,
    html,
    companyId,
    chatMessageId: chatMessageId ?? null,
    shareId: shareId ?? null,
    nextTryAt: clock.now(),
  });
}
