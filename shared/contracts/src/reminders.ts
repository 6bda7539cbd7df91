import { z } from 'zod';
import { defineCall, replyWith } from './call';
import { calendarDay, id } from './fields';
import { NOTIFICATION_PAGE, NOTIFICATIONS_READ_MAX, REMINDER_PAGE } from './limits';
import { defineSocketEvent } from './socket';
import { settledAs } from './transactions';

const moment = z.iso.datetime();

/** When a notification arrived: never before the product was there, and PostgreSQL knows no year 0000. */
const arrival = moment.refine((text) => text >= '2000');

/** The change to a deadline since its reminder: another end, settled in any way, removed, or its transaction closed. */
export const becameOf = z.enum(['moved', 'done', 'removed', 'closed']);
export type BecameOf = z.infer<typeof becameOf>;

/**
 * Why a reminder is late: the reader, or somebody else, entered the transaction after its moment; a later change made it
 * due at once; or a server was away.
 */
export const lateBecause = z.enum(['entered-by-you', 'entered', 'changed', 'delayed']);
export type LateBecause = z.infer<typeof lateBecause>;

/** A person who answered "I've got it"; for a lender, people of the other company have its name. */
const taker = z.object({ _id: id, fullName: z.string() });

/** The answers to a reminder that is shown to a person. */
export const reminderAnswers = z.object({
  /** Those who have it, of everyone who got this reminder; the first one first. */
  takenBy: z.array(taker),
  /** When the person asked to be reminded of the deadline once more, while that is ahead. */
  remindAt: moment.nullable(),
  /** True while the deadline is open, on the day that was announced, and not over. */
  canAnswer: z.boolean(),
  /** True if the person may also answer that it is done: lenders may not. */
  canSettle: z.boolean().default(false),
  /** False where one more reminder would reach the person by no channel; an older server does not say. */
  canRemind: z.boolean().default(true),
});
export type ReminderAnswers = z.infer<typeof reminderAnswers>;

/** A reminder as the app shows it to the person who gets it: what it says of the deadline is as the deadline is now. */
export const notificationShown = z.object({
  _id: id,
  transaction: z.object({ _id: id, street: z.string(), city: z.string(), clientName: z.string() }),
  dateId: id,
  title: z.string(),
  date: calendarDay,
  endsAt: moment,
  /** Of the property. */
  timeZone: z.string(),
  sentAt: moment,
  isLate: z.boolean(),
  /** Null if it is not late; an older server does not say. */
  lateBecause: lateBecause.nullable().default(null),
  isRead: z.boolean(),
  /** Null while the deadline is as it was announced; an older server does not say. */
  becameOf: becameOf.nullable().default(null),
  /** How it was settled, where `becameOf` says done; an older server does not say. */
  settledAs: settledAs.nullable().default(null),
  /** How its day is counted, in one line; null where nobody counts it, for lenders, and from an older server. */
  counted: z.string().nullable().default(null),
  /** Null from an older server. */
  answers: reminderAnswers.nullable().default(null),
});
export type NotificationShown = z.infer<typeof notificationShown>;

/**
 * The other notices about a transaction: questions to its lenders, steps of its loan, a moved closing, a lender who lost access,
 * emails that a link has stopped, a reminder that a link has answered, a deadline that is overdue or unanswered.
 */
export const noticeKind = z.enum([
  'question-asked',
  'question-answered',
  'question-closed',
  'question-withdrawn',
  'proposal-accepted',
  'proposal-declined',
  'milestone-ticked',
  'closing-moved',
  'lender-left',
  'lender-withdrawn',
  'emails-stopped',
  'reminder-answered',
  'deadline-overdue',
  'deadline-unanswered',
]);
export type NoticeKind = z.infer<typeof noticeKind>;

/** A notice about a transaction that is no reminder. */
export const noticeShown = z.object({
  _id: id,
  kind: noticeKind,
  /** If the reader has lost access, street and city are empty, and the company's name replaces the client's. */
  transaction: z.object({ _id: id, street: z.string(), city: z.string(), clientName: z.string() }),
  /** Where it leads to on the transaction's page; null: to its top. */
  questionId: id.nullable(),
  /** The deadline that it is about; null for other kinds, and from an older server. */
  dateId: id.nullable().default(null),
  /** The person who did it; for a lender, the company. */
  by: z.string(),
  /** The object of the action, such as the question's words. */
  subject: z.string(),
  sentAt: moment,
  /** Of the property. */
  timeZone: z.string(),
  isRead: z.boolean(),
});
export type NoticeShown = z.infer<typeof noticeShown>;

/** Where a page ends: when its last reminder went out, or is to, in ms, and its id. */
export const reminderCursor = z.string().regex(/^\d{1,14}\.[\w-]{1,64}$/, 'This page does not exist.');

export const listNotifications = defineCall({
  method: 'GET',
  path: 'notifications',
  summary: `Your reminders and other news in the app, newest first, ${NOTIFICATION_PAGE} at a time, and how many you have not read (our addition)`,
  access: 'session',
  query: z.object({ cursor: reminderCursor.optional() }),
  errors: ['COMPANY_MISSING'],
  replies: {
    200: replyWith(
      z.object({
        notifications: z.array(z.union([noticeShown, notificationShown])),
        unread: z.number().int(),
        nextCursor: z.string().nullable(),
      }),
    ),
  },
});

export const readNotifications = defineCall({
  method: 'PUT',
  path: 'notifications-read',
  summary: 'Mark reminders in the app as read: those named, or all up to the newest that is shown (our addition)',
  access: 'session',
  /** Without either, all; `until` is when the newest arrived that the person sees: what came since stays unread. */
  body: z.object({ ids: z.array(id).max(NOTIFICATIONS_READ_MAX).optional(), until: arrival.optional() }),
  errors: ['COMPANY_MISSING'],
  replies: { 200: replyWith(z.object({ unread: z.number().int() })) },
});

/** When a person wants to be reminded once more: PostgreSQL knows no year 0000, and nothing is due after 9999. */
const remindAt = arrival.nullable();

export const answerReminder = defineCall({
  method: 'PUT',
  path: 'reminder-answer/:id',
  summary: 'Answer a reminder in the app: it is done, you have it, or you want to be reminded once more (our addition)',
  access: 'session',
  params: z.object({ id }),
  /** A missing field does not change. Lenders cannot settle a deadline: 403. */
  body: z
    .object({
      /** True: the deadline is done, as `checkedOff` of an update says. */
      isDone: z.literal(true).optional(),
      /** True: you take care of it, which everyone sees who got the same reminder. False takes that back. */
      hasIt: z.boolean().optional(),
      /** One more reminder to you alone, before the deadline ends; it replaces the one you asked for before. Null: none. */
      remindAt: remindAt.optional(),
    })
    .refine((answer) => Object.keys(answer).length > 0, 'There is nothing to change.'),
  errors: ['COMPANY_MISSING', 'REMINDER_DEADLINE_OVER', 'REMINDER_OUTDATED'],
  replies: { 200: replyWith(z.object({ answers: reminderAnswers })) },
});

/** The outcome of a reminder, for the log of its transaction. */
export const reminderShown = z.object({
  _id: id,
  dateId: id,
  title: z.string(),
  date: calendarDay,
  person: z.object({ _id: id, fullName: z.string() }),
  channel: z.enum(['email', 'app']),
  state: z.enum(['planned', 'queued', 'sent', 'failed', 'withdrawn']),
  /** When it goes out, or was to. */
  goesOutAt: moment,
  sentAt: moment.nullable(),
  isLate: z.boolean(),
  failure: z.string().nullable(),
  /** When an email that waits is tried again, or quiet hours that hold it end. */
  nextTryAt: moment.nullable().default(null),
  timeZone: z.string(),
});
export type ReminderShown = z.infer<typeof reminderShown>;

/** When the next reminder of a deadline goes out: in the app, or by email where nobody is shown it in the app. */
export const nextReminder = reminderShown.pick({ dateId: true, date: true, goesOutAt: true, timeZone: true });
export type NextReminder = z.infer<typeof nextReminder>;

/** A person who has a deadline: they answered "I've got it" to a reminder of it, on this day. */
export const takenDeadline = z.object({
  dateId: id,
  date: calendarDay,
  by: taker,
  at: moment,
  /** The reminder by which the reader can give it back; null for other people's, and from an older server. */
  reminderId: id.nullable().default(null),
});
export type TakenDeadline = z.infer<typeof takenDeadline>;

/** A page of the log of a transaction's reminders. Only the reminders differ from page to page. */
export const reminderLogPage = z.object({
  reminders: z.array(reminderShown),
  nextCursor: z.string().nullable().default(null),
  /** One for each deadline and day with planned reminders; the same on every page. */
  next: z.array(nextReminder).default([]),
  /** The people who have deadlines, the first one first; the same on every page. */
  taken: z.array(takenDeadline).default([]),
  /** True if the reader has turned off emails about it; null if the reader is no recipient. */
  isMuted: z.boolean().nullable().default(null),
  /** True if emails are on in your settings; where they are not, nothing about it is emailed to you. */
  byEmail: z.boolean().default(true),
  /** True if the app shows you reminders; your settings decide that too. */
  inApp: z.boolean().default(true),
});
export type ReminderLogPage = z.infer<typeof reminderLogPage>;

export const transactionReminders = defineCall({
  method: 'GET',
  path: 'transaction-reminders/:id',
  summary: `The reminders of a transaction and to whom, earliest first, ${REMINDER_PAGE} at a time, and the next of each deadline (our addition)`,
  access: 'session',
  params: z.object({ id }),
  query: z.object({ cursor: reminderCursor.optional() }),
  errors: ['COMPANY_MISSING'],
  replies: { 200: replyWith(reminderLogPage) },
});

/** The person has a new reminder in the app. */
export const reminderArrived = defineSocketEvent({ event: 'reminder-arrived', payload: z.object({}) });

/** The person has read reminders in the app, perhaps in another tab. */
export const notificationsRead = defineSocketEvent({ event: 'notifications-read', payload: z.object({}) });
