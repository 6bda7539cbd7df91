import type { BeginMail, Lease } from '../../mail';
import type { Tools } from '../../tools';
import { beginFollowUpMails } from '../follow-ups/use-cases/begin-follow-up-mails';
import { OVERDUE_MAIL } from '../follow-ups/use-cases/tell-overdue';
import { UNANSWERED_MAIL } from '../follow-ups/use-cases/tell-unanswered';
import { beginSummaryMails } from '../summaries/use-cases/begin-summary-mails';
import { SUMMARY_MAIL } from '../summaries/use-cases/queue-summaries';
import { beginReminderMails } from './begin-reminder-mails';

/** Begins to hand over the mails of this context, which are written at that moment. */
export async function beginUnwrittenMails(
  tools: Pick<Tools, 'db' | 'clock' | 'config'>,
  { id, mails }: Lease,
  begin: BeginMail,
): Promise<void> {
  const summaries = mails.filter(({ name }) => name === SUMMARY_MAIL);
  const followUps = mails.filter(({ name }) => name === OVERDUE_MAIL || name === UNANSWERED_MAIL);
  const reminders = mails.filter((mail) => !summaries.includes(mail) && !followUps.includes(mail));
  if (reminders.length > 0) await beginReminderMails(tools, { id, mails: reminders }, begin);
  if (summaries.length > 0) await beginSummaryMails(tools, { id, mails: summaries }, begin);
  if (followUps.length > 0) await beginFollowUpMails(tools, { id, mails: followUps }, begin);
}
