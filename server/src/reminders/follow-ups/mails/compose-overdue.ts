import { dayFromSql } from '@keydate/domain/calendar-day';
import type { Config } from '../../../config';
import { composeMail } from '../../../mail';
import type { Mail } from '../../../ports/mailer';
import { deadlineEntry, pageOfTransaction } from '../../mails/deadline-entry';
import type { FollowUpFound } from '../follow-ups.repository';

/** The mail about deadlines that have ended and are still open. */
export function composeOverdue(
  told: readonly [FollowUpFound, ...FollowUpFound[]],
  { publicOrigin }: Pick<Config, 'publicOrigin'>,
): Omit<Mail, 'to' | 'messageId'> {
  const [{ title, transaction, person }] = told;
  const isOne = told.length === 1;
  const address = `${transaction.street}, ${transaction.city}`;
  return composeMail({
    to: person.email,
    subject: isOne
      ? `Overdue and still open: ${title}, ${address}`
      : `${told.length} deadlines are overdue and still open`,
    lines: [
      `Hello ${person.fullName},`,
      isOne ? 'This deadline has ended, and it is still open:' : 'These deadlines have ended, and they are still open:',
      ...told.map(({ transaction: of, title: named, followUp }) =>
        deadlineEntry(of, { title: named, date: dayFromSql(followUp.day) }, publicOrigin),
      ),
      // a lender of another company settles nothing
      ...(person.companyId === transaction.companyId
        ? ['Check off what was met. For the rest, choose how it ended: waived, missed, or does not apply.']
        : []),
      isOne
        ? { words: 'Open the transaction', url: pageOfTransaction(transaction, publicOrigin) }
        : { words: 'Open your dashboard', url: `${publicOrigin}/` },
    ],
    foot: [{ words: 'Choose how you are reminded', url: `${publicOrigin}/setting/personal` }],
  });
}
