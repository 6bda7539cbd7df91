import type { BeginUnwritten } from '../../mail';
import type { Tools } from '../../tools';
import { REMINDER_MAIL } from '../due-reminders.repository';
import { beginFollowUpMails } from '../follow-ups/use-cases/begin-follow-up-mails';
import { OVERDUE_MAIL } from '../follow-ups/use-cases/tell-overdue';
import { UNANSWERED_MAIL } from '../follow-ups/use-cases/tell-unanswered';
import { beginSummaryMails } from '../summaries/use-cases/begin-summary-mails';
import { SUMMARY_MAIL } from '../summaries/use-cases/queue-summaries';
import { beginReminderMails } from './begin-reminder-mails';
import type { UnwrittenLease } from './unwritten-lease';

/** The mails of this context, which are written when their hand-over begins. */
export function unwrittenMails({
  db,
  clock,
  config,
}: Pick<Tools, 'db' | 'clock' | 'config'>): Record<string, BeginUnwritten> {
  const inTransaction =
    (write: (mails: UnwrittenLease) => Promise<void>): BeginUnwritten =>
    (lease, begin) =>
      db.transaction((tx) => write({ tx, clock, config, lease, begin }));
  return {
    [REMINDER_MAIL]: inTransaction(beginReminderMails),
    [SUMMARY_MAIL]: inTransaction(beginSummaryMails),
    [OVERDUE_MAIL]: inTransaction(beginFollowUpMails),
    [UNANSWERED_MAIL]: inTransaction(beginFollowUpMails),
  };
}
