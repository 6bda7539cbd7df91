import { addTransactionFakes } from './add-transaction.fakes';
import { chatFakes } from './chat.fakes';
import { billingFakes } from './billing.fakes';
import { calendarFakes } from './calendar.fakes';
import { calendarFeedFakes } from './calendar-feeds.fakes';
import { clientFakes } from './clients.fakes';
import { companyFakes } from './companies.fakes';
import { computedDeadlineFakes } from './computed-deadlines.fakes';
import { dueDeadlineFakes } from './due-deadlines.fakes';
import { explanationFakes } from './explanations.fakes';
import type { Fake } from './fake';
import { newsletterFakes } from './newsletter.fakes';
import { invitationFakes } from './invitations.fakes';
import { lenderFakes } from './lenders.fakes';
import { lenderInvitationFakes } from './lender-invitations.fakes';
import { loanMilestoneFakes } from './loan-milestones.fakes';
import { peopleFakes } from './people.fakes';
import { planFakes } from './plans.fakes';
import { readingFakes } from './readings.fakes';
import { questionFakes } from './questions.fakes';
import { reminderFakes } from './reminders.fakes';
import { scanFakes } from './scans.fakes';
import { sessionFakes } from './sessions.fakes';
import { signInFakes } from './sign-in.fakes';
import { subscriptionFakes } from './subscriptions.fakes';
import { teammateFakes } from './teammates.fakes';
import { transactionFakes } from './transactions.fakes';
import { unsentMailFakes } from './unsent-mails.fakes';
import { updateTransactionFakes } from './update-transaction.fakes';

/** How every call of the contracts is answered. */
export const fakes: readonly Fake[] = [
  ...signInFakes,
  ...peopleFakes,
  ...sessionFakes,
  ...companyFakes,
  ...teammateFakes,
  ...invitationFakes,
  ...dueDeadlineFakes,
  ...calendarFakes,
  ...calendarFeedFakes,
  ...lenderFakes,
  ...lenderInvitationFakes,
  ...questionFakes,
  ...loanMilestoneFakes,
  ...clientFakes,
  ...chatFakes,
  ...explanationFakes,
  ...reminderFakes,
  ...unsentMailFakes,
  ...scanFakes,
  ...readingFakes,
  ...transactionFakes,
  ...addTransactionFakes,
  ...updateTransactionFakes,
  ...computedDeadlineFakes,
  ...newsletterFakes,
  ...planFakes,
  ...billingFakes,
  ...subscriptionFakes,
];
