import type { BecameOf, LateBecause, NoticeShown } from '@keydate/contracts/reminders';
import type { SettledAs } from '@keydate/domain/settled-deadline';

/** Strings of the notifications page. */
export const copy = {
  empty: 'No notifications yet',
  emptyText: 'When a deadline is near, we remind you here and by email, depending on your settings.',
  /** Somebody's action; its object is in the line below. */
  notices: {
    'question-asked': (by) => `${by} asks for your second opinion`,
    'question-answered': (by) => `${by} answered your question`,
    'question-closed': (by) => `${by} closed the question`,
    'question-withdrawn': (by) => `${by} withdrew the question`,
    'proposal-accepted': (by) => `${by} accepted the day you proposed`,
    'proposal-declined': (by) => `${by} did not accept the day you proposed`,
    'milestone-ticked': (by) => `${by} completed a loan step`,
    'closing-moved': (by) => `${by} moved the closing`,
    'lender-left': (by) => `${by} is no longer a lender on this transaction`,
    'emails-stopped': () => 'Emails to you about this transaction are off',
    'reminder-answered': () => 'A reminder to you was answered from its email',
    'deadline-overdue': () => 'A deadline ended and was still open the morning after',
    'lender-withdrawn': (by) => `${by} ended your access to a transaction`,
  } satisfies Record<NoticeShown['kind'], (by: string) => string>,
  what: 'Notifications',
  markAll: 'Mark all as read',
  markRead: 'Mark as read',
  markReadOf: (title: string, client: string) => `Mark as read: ${title} of ${client}`,
  more: 'Show older notifications',
  unread: 'Unread',
  late: {
    'entered-by-you': 'Late: you entered this after its reminder was due',
    entered: 'Late: this was entered after its reminder was due',
    changed: 'Late: a change made this reminder due at once',
    delayed: 'Late: this reminder should have come earlier',
  } satisfies Record<LateBecause, string>,
  arrived: (words: string) => `Arrived ${words}`,
  endsAt: (words: string) => `Ends ${words}`,
  ended: (words: string) => `Ended ${words}`,
  counted: (line: string) => `How it is counted: ${line}`,
  movedTo: (words: string) => `Changed: it now ends ${words}`,
  movedInto: (words: string) => `Changed: it ended ${words}`,
  became: {
    removed: 'This deadline was removed',
    closed: 'The transaction is closed',
  } satisfies Record<Exclude<BecameOf, 'moved' | 'done'>, string>,
  settled: {
    done: 'Checked off as done',
    waived: 'Waived',
    missed: 'Marked as missed',
    'not-applicable': 'Does not apply',
  } satisfies Record<SettledAs, string>,
  failed: 'This could not be marked as read. Please try again.',
} as const;
