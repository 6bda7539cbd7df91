import { DAY_MS } from '@keydate/domain/durations';
import type { Tx } from '../../db/database';
import { composeMail, queueMail } from '../../mail';
import type { Tools } from '../../tools';
import { type Announcement, hasNoticeSince, storeNotices, type TransactionRow } from '../../transactions';
import type { Member } from '../../accounts';

const KIND = 'emails-stopped';

/**
 * Stores the news that a link has stopped the emails to a person about a transaction: each time in the app, and at most
 * once a day by email, because the link can be pressed again and again.
 */
export async function storeMailsStopped(
  tx: Tx,
  tools: Pick<Tools, 'clock' | 'config' | 'mailer'>,
  { person, transaction }: { person: Member; transaction: TransactionRow },
): Promise<Announcement> {
  const { id, street, city } = transaction;
  const since = new Date(tools.clock.now().getTime() - DAY_MS);
  const isMailed = await hasNoticeSince(tx, { personId: person.id, transactionId: id, kind: KIND, since });
  const rung = await storeNotices(tx, tools, [person], {
    kind: KIND,
    transaction,
    questionId: null,
    by: '',
    subject: 'The link at the end of a reminder was pressed. If it was not you, turn the emails on again.',
  });
  if (isMailed) return rung;
  const mail = composeMail({
    to: person.email,
    subject: `Emails about ${street}, ${city} are off`,
    lines: [
      `Hello ${person.fullName},`,
      `Somebody pressed “Stop emails about this transaction” in a reminder to you. You get no more emails about ${street}, ${city}.`,
      'If it was you, you need not do anything. Anyone who has one of your reminders can press that link: if it was not you, turn the emails on again.',
      { words: 'Open the transaction', url: `${tools.config.publicOrigin}/transaction/${encodeURIComponent(id)}` },
    ],
  });
  return { ...rung, mails: [await queueMail(tx, tools, { name: `mail ${KIND}`, companyId: null, ...mail })] };
}
