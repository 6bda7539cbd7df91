import type { UnsentMail } from '@keydate/contracts/unsent-mails';
import type { WaitingMail } from '../../mail';
import type { FailedReminder } from './unsent-mails.repository';

export function presentMail({ id, to, subject, failure, nextTryAt, givenUpAt }: WaitingMail): UnsentMail {
  return {
    _id: id,
    to,
    subject: subject ?? '',
    transaction: null,
    failure: failure ?? '',
    nextTryAt: givenUpAt ? null : nextTryAt.toISOString(),
    canSendAgain: true,
  };
}

export function presentFailedReminder({ reminder, transaction, email, mail }: FailedReminder, now: Date): UnsentMail {
  const { id, street, city } = transaction;
  return {
    _id: reminder.id,
    to: email,
    subject: reminder.title,
    transaction: { _id: id, street, city },
    failure: reminder.failure ?? mail?.failure ?? '',
    nextTryAt: mail && !mail.givenUpAt ? mail.nextTryAt.toISOString() : null,
    canSendAgain: reminder.endsAt > now,
  };
}
