import type { NoticeShown, NotificationShown, ReminderAnswers, ReminderShown } from '@keydate/contracts/reminders';
import type { ReminderSettings } from '@keydate/contracts/reminder-settings';
import type { UnsentMail } from '@keydate/contracts/unsent-mails';
import { HOUR_MS } from '@keydate/domain/durations';
import { inDays } from './days';
import { anId } from './ids';

/** An unread reminder of a deadline that ends in six hours. */
export function aNotification(notification: Partial<NotificationShown> = {}): NotificationShown {
  const now = Date.now();
  return {
    _id: anId('notification'),
    transaction: { _id: 'transaction-1', street: '1187 Cattail Court', city: 'Loveland', clientName: 'Odalys Brandt' },
    dateId: 'date-1',
    title: 'Inspection Objection Deadline',
    date: inDays(0),
    endsAt: new Date(now + 6 * HOUR_MS).toISOString(),
    timeZone: 'America/Denver',
    sentAt: new Date(now).toISOString(),
    isLate: false,
    lateBecause: null,
    isRead: false,
    becameOf: null,
    settledAs: null,
    counted: null,
    answers: someAnswers(),
    ...notification,
  };
}

/** The answers to a reminder that nobody has answered. */
export function someAnswers(answers: Partial<ReminderAnswers> = {}): ReminderAnswers {
  return { takenBy: [], remindAt: null, canAnswer: true, canSettle: true, canRemind: true, ...answers };
}

/** Unread news: a lender answered a question just now. */
export function aNotice(notice: Partial<NoticeShown> = {}): NoticeShown {
  return {
    _id: anId('notice'),
    kind: 'question-answered',
    transaction: { _id: 'transaction-1', street: '1187 Cattail Court', city: 'Loveland', clientName: 'Odalys Brandt' },
    questionId: 'question-1',
    dateId: null,
    by: 'Ilse Okonjo',
    subject: 'Is the loan objection deadline realistic for this buyer?',
    sentAt: new Date().toISOString(),
    timeZone: 'America/Denver',
    isRead: false,
    ...notice,
  };
}

/** An email to Wren that is planned for tomorrow. */
export function aReminder(reminder: Partial<ReminderShown> = {}): ReminderShown {
  return {
    _id: anId('reminder'),
    dateId: 'date-1',
    title: 'Inspection Objection Deadline',
    date: inDays(1),
    person: { _id: 'wren', fullName: 'Wren Castellanos' },
    channel: 'email',
    state: 'planned',
    goesOutAt: new Date(Date.now() + 24 * HOUR_MS).toISOString(),
    sentAt: null,
    isLate: false,
    failure: null,
    nextTryAt: null,
    timeZone: 'America/Denver',
    ...reminder,
  };
}

/** The settings of a person who has chosen nothing. */
export function someReminderSettings(settings: Partial<ReminderSettings> = {}): ReminderSettings {
  const hours = { quietHours: null, summaryAt: null, timeZone: null };
  return { byEmail: true, inApp: true, defaultNotification: null, ...hours, ...settings };
}

/** A reminder to Wren that the mail server refused, of a deadline that is ahead. */
export function anUnsentMail(mail: Partial<UnsentMail> = {}): UnsentMail {
  return {
    _id: anId('unsent-mail'),
    to: 'wren@alderfinch.example',
    subject: 'Inspection Objection Deadline',
    transaction: { _id: 'transaction-1', street: '1187 Cattail Court', city: 'Loveland' },
    failure: '550 no such mailbox',
    nextTryAt: null,
    canSendAgain: true,
    ...mail,
  };
}
