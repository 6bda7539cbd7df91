/** When each deadline is announced, to whom, and what became of it; and the morning summary. */
export { forgetAnswersOf } from './answers/answers.repository';
export { fireDueReminders, measureReminders } from './due-reminders.repository';
export { forgetReminders } from './planning.repository';
export { tellOverdue } from './follow-ups/use-cases/tell-overdue';
export { tellUnanswered } from './follow-ups/use-cases/tell-unanswered';
export { recordMailed } from './reminder-mails.repository';
export { queueSummaries } from './summaries/use-cases/queue-summaries';
export { unwrittenMails } from './use-cases/begin-unwritten-mails';
export { defaultNotificationOf } from './use-cases/default-notification-of';
export { planMovedEnds } from './use-cases/plan-moved-ends';
export { planRecognized } from './use-cases/plan-recognized';
export { planReminders, planRemindersOf, planRemindersTo } from './use-cases/plan-reminders';
export { planUnplanned } from './use-cases/plan-unplanned';
