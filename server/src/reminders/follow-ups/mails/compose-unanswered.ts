import { dayFromSql } from '@keydate/domain/calendar-day';
import type { Config } from '../../../config';
import { composeMail } from '../../../mail';
import type { Mail } from '../../../ports/mailer';
import { deadlineEntry, pageOfTransaction } from '../../mails/deadline-entry';
import type { FollowUpFound } from '../follow-ups.repository';

/** The mail to the owner about deadlines whose last reminder nobody has answered. */
export function composeUnanswered(
  told: readonly [FollowUpFound, ...FollowUpFound[]],
  { publicOrigin }: Pick<Config, 'publicOrigin'>,
): Omit<Mail, 'to' | 'messageId'> {
  const [{ title, transaction, person }] = told;
  const isOne = told.length === 1;
  return composeMail({
    to: person.email,
    subject: isOne
      ? `Nobody has answered: ${title}, ${transaction.street}, ${transaction.city}`
      : `Nobody has answered the reminders of ${told.length} deadlines`,
    lines: [
      `Hello ${person.fullName},`,
      isOne
        ? 'Nobody in your company has answered the last reminder of this deadline, and it is still open:'
        : 'Nobody in your company has answered the last reminders of these deadlines, and they are still open:',
      ...told.map(({ transaction: of, title: named, followUp, ownerName }) => {
        const entry = deadlineEntry(of, { title: named, date: dayFromSql(followUp.day) }, publicOrigin);
        return { ...entry, about: [...entry.about, `Transaction of ${ownerName}`] };
      }),
      isOne
        ? { words: 'Open the transaction', url: pageOfTransaction(transaction, publicOrigin) }
        : { words: 'Open your dashboard', url: `${publicOrigin}/` },
    ],
    foot: [{ words: 'Choose which deadlines you hear about', url: `${publicOrigin}/setting` }],
  });
}
