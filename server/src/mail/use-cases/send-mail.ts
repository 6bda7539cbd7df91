import { randomUUID } from 'node:crypto';
import type { Queries } from '../../db/database';
import type { Mail } from '../../ports/mailer';
import type { Tools } from '../../tools';
import { insertLeasedMail, type Lease } from '../waiting-mails.repository';
import { handOver } from './hand-over-mails';

export type MailTools = Pick<Tools, 'db' | 'clock' | 'mailer' | 'background'>;
/** The tools for storing a mail with links into the app. */
export type QueueTools = Pick<Tools, 'clock' | 'mailer' | 'config'>;

interface MailOrigin {
  /** The mail's name in the log. */
  name: string;
  /** The company whose owner is notified if it cannot be sent. */
  companyId: string | null;
}

/**
 * A mail and its origin. `chatMessageId` is the message to a client that it carries, `shareId` the lender's part in
 * its transaction, `invitationId` the invitation whose link it has.
 */
type QueuedMail = Omit<Mail, 'messageId'> &
  MailOrigin & { chatMessageId?: string; shareId?: string | undefined; invitationId?: string };

/**
 * Stores a mail, to be sent if and only if the database transaction of `tx` commits. `handOver` with the returned
 * lease sends it right after, and so does `sendQueued`; if its process ends before that, another one sends it when the
 * lease has ended. Not for codes, which would have expired by then (server/src/mail/README.md, Mail).
 */
export async function queueMail(
  tx: Queries,
  { clock, mailer }: Pick<Tools, 'clock' | 'mailer'>,
  { name, companyId, chatMessageId, shareId, invitationId, to, subject, text, html }: QueuedMail,
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
    invitationId: invitationId ?? null,
    nextTryAt: clock.now(),
  });
}

/** Sends a queued mail in the background. If it cannot be handed over, the server tries again later. */
export function sendQueued(tools: MailTools, lease: Lease): void {
  tools.background.start(lease.mails[0]?.name ?? 'mail', async () => {
    await handOver(tools, lease);
  });
}
