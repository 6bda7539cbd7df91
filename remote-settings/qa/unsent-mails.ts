import type { UnsentMail } from '@keydate/contracts/unsent-mails';
import { anUnsentMail } from '@keydate/testing/builders/reminders';

/** One in each state, one of them with very long words. */
export function unsentMails(): UnsentMail[] {
  return [
    anUnsentMail({
      failure: 'connect ECONNREFUSED 10.0.0.7:465',
      nextTryAt: new Date(Date.now() + 240_000).toISOString(),
    }),
    anUnsentMail({ subject: 'Closing Date' }),
    anUnsentMail({
      subject: 'Maximiliana-Konstanze Wolkenstein-Featherstonehaugh of Alder & Finch Realty invites you to Keydate',
      to: 'an-employee-with-a-very-long-address@a-subdomain-of-a-company.example',
      transaction: null,
      failure: '552 5.2.2 The email account that you tried to reach is over quota and inactive since last December',
    }),
    anUnsentMail({ subject: 'Appraisal Deadline', canSendAgain: false, failure: 'connect ETIMEDOUT' }),
  ];
}
