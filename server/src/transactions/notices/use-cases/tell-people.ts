import { randomUUID } from 'node:crypto';
import type { NoticeKind } from '@keydate/contracts/reminders';
import { reminderArrived } from '@keydate/contracts/reminders';
import type { Tx } from '../../../db/database';
import { composeMail, type Lease, type MailContent, queueMail, sendQueued } from '../../../mail';
import type { Tools } from '../../../tools';
import type { Person } from '../../../accounts';
import { mutesOf } from '../../mutes/mutes.repository';
import type { TransactionRow } from '../../transactions.repository';
import { insertNotices } from '../notices.repository';

export type TellTools = Pick<Tools, 'db' | 'clock' | 'config' | 'mailer' | 'background' | 'realtime'>;
/**
 * A person to notify; `shareId` is a lender's part in the transaction. When that part ends, unsent mails are dropped.
 */
export type Listener = Pick<Person, 'id' | 'fullName' | 'email'> & { shareId?: string };

export interface News {
  kind: NoticeKind;
  transaction: Pick<TransactionRow, 'id' | 'companyId' | 'street' | 'city'>;
  questionId: string | null;
  dateId?: string;
  by: string;
  subject: string;
  mail: Pick<MailContent, 'subject'> & { lines: readonly string[]; linkWords: string };
}

/** The notices to send once the database transaction that stored them has committed. */
export interface Announcement {
  personIds: string[];
  mails: Lease[];
}

export const NOTHING_TO_TELL: Announcement = { personIds: [], mails: [] };

/**
 * Stores news of a transaction for people, in the app and by email, to be sent if and only if `tx` commits. People who
 * have stopped the emails about the transaction get none, but they see the news in the app.
 */
export async function storeNews(
  tx: Tx,
  tools: Pick<Tools, 'clock' | 'config' | 'mailer'>,
  listeners: readonly Listener[],
  { kind, transaction, questionId, by, subject, mail }: News,
): Promise<Announcement> {
  const { id: transactionId, companyId } = transaction;
  const rung = await storeNotices(tx, tools, listeners, { kind, transaction, questionId, by, subject });
  const mutes = await mutesOf(tx, [transactionId]);
  const anchor = questionId === null ? '' : `#question-${encodeURIComponent(questionId)}`;
  const url = `${tools.config.publicOrigin}/transaction/${encodeURIComponent(transactionId)}${anchor}`;
  const mails: Lease[] = [];
  for (const { id, fullName, email, shareId } of listeners) {
    if (mutes.has(`${transactionId} ${id}`)) continue;
    const lines = [`Hello ${fullName},`, ...mail.lines, { words: mail.linkWords, url }];
    const composed = composeMail({ to: email, subject: mail.subject, lines });
    mails.push(await queueMail(tx, tools, { name: `mail ${kind}`, companyId, shareId, ...composed }));
  }
  return { ...rung, mails };
}

/** Stores news of a transaction for people in the app only. */
export async function storeNotices(
  tx: Tx,
  { clock }: Pick<Tools, 'clock'>,
  listeners: readonly Pick<Listener, 'id'>[],
  {
    kind,
    transaction,
    questionId,
    dateId,
    by,
    subject,
  }: Omit<News, 'mail' | 'transaction'> & { transaction: { id: string } },
): Promise<Announcement> {
  const told = { transactionId: transaction.id, kind, questionId, by, subject, sentAt: clock.now() };
  await insertNotices(
    tx,
    listeners.map(({ id: personId }) => ({
      id: randomUUID(),
      personId,
      dateId: dateId ?? null,
      readAt: null,
      ...told,
    })),
  );
  return { personIds: listeners.map(({ id }) => id), mails: [] };
}

/** Announcements as one. */
export function together(announcements: readonly Announcement[]): Announcement {
  return {
    personIds: announcements.flatMap(({ personIds }) => personIds),
    mails: announcements.flatMap(({ mails }) => mails),
  };
}

/** Sends the stored notices in the background: the bell rings, and the emails are handed over. */
export function announce(tools: TellTools, ...announcements: readonly Announcement[]): void {
  for (const { personIds, mails } of announcements) {
    for (const personId of personIds) tools.realtime.emitTo(personId, reminderArrived, {});
    for (const lease of mails) sendQueued(tools, lease);
  }
}
