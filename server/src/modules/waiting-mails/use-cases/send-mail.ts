import { randomUUID } from 'node:crypto';
import type { Queries } from '../../../db/database';
import type { Mail } from '../../../ports/mailer';
import type { Tools } from '../../../tools';
import { insertLeasedMail, type Lease } from '../waiting-mails.repository';
import { handOver } from './hand-over-mails';

export type MailTools = Pick<Tools, 'db' | 'clock' | 'mailer' | 'background'>;
/** What it takes to store a mail that has links into the app. */
export type QueueTools = Pick<Tools, 'clock' | 'mailer' | 'config'>;

interface MailOrigin {
  /** What the log calls the mail. */
  name: string;
  /** The company whose owner is told where it cannot be sent. */
  companyId: string | null;
}

/**
 * A mail and where it comes from. `chatMessageId` is the message to a client that it carries, `shareId` the lender's part in a
 * transaction of which it tells, `invitationId` the invitation whose link it has.
 */
type QueuedMail = Omit<Mail, 'messageId'> &
  MailOrigin & { chatMessageId?: string; shareId?: string | undefined; invitationId?: string };

/**
 * Stores a mail, to be sent if and only if the database transaction of `tx` commits. `handOver` with the lease that it
 * gives sends it right after, and so does `sendQueued`; where its process ends before that, another one sends it when the
 * lease has ended. Not for codes, which would be over by then (docs/rules.md, Mail).
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

/** Sends a mail that was queued, beside the reply. One that cannot be handed over is tried again later. */
export function sendQueued(tools: MailTools, lease: Lease): void {
  tools.background.start(lease.mails[0]?.name ?? 'mail', async () => {
    await handOver(tools, lease);
  });
}
