import { isTimeZone } from '@keydate/domain/time-zone';
import { z } from 'zod';
import { defineCall, replyWith } from './call';
import { id, timeOfDay } from './fields';
import { notification, notificationInput } from './notification';

/** How a person wants to be reminded. All calls of this file are our addition (server/src/reminders/README.md, Reminders). */
const choices = z.object({
  byEmail: z.boolean(),
  inApp: z.boolean(),
  /** When no email is to arrive, by the person's own clocks; over midnight where `from` is the later. */
  quietHours: z
    .object({ from: timeOfDay, until: timeOfDay })
    .refine(({ from, until }) => from !== until, 'Quiet hours begin and end at different times.')
    .nullable(),
});

export const reminderSettings = choices.extend({
  /** The default of the person's new transactions; null for the product's default. */
  defaultNotification: notification.nullable(),
  /** The hour of the morning summary; null where it is off, and from an older server. */
  summaryAt: timeOfDay.nullable().default(null),
  /** The zone of the quiet hours and of the summary; null until the person, or their device, has named one. */
  timeZone: z.string().nullable(),
});
export type ReminderSettings = z.infer<typeof reminderSettings>;

const settingsReply = replyWith(z.object({ settings: reminderSettings }));

export const getReminderSettings = defineCall({
  method: 'GET',
  path: 'reminder-settings',
  summary:
    'How you want to be reminded: channels, quiet hours, morning summary, and what new transactions begin with (our addition)',
  access: 'session',
  errors: ['COMPANY_MISSING'],
  replies: { 200: settingsReply },
});

export const saveReminderSettings = defineCall({
  method: 'PUT',
  path: 'reminder-settings',
  summary: 'Choose how you want to be reminded; what is planned for you is planned anew (our addition)',
  access: 'session',
  /** A missing choice does not change: a tab that shows older choices sends only the one that the person made in it. */
  body: choices.partial().extend({
    defaultNotification: notificationInput.nullable().optional(),
    /** One end of the quiet hours; it changes nothing where they have been switched off meanwhile. */
    quietFrom: timeOfDay.optional(),
    quietUntil: timeOfDay.optional(),
    /** The hour of the morning summary; null switches it off. */
    summaryAt: timeOfDay.nullable().optional(),
    /** Of the device, with quiet hours or a summary that are chosen on it. It counts where the person has chosen no time zone. */
    timeZone: z.string().refine(isTimeZone, 'Please choose a time zone.').optional(),
  }),
  errors: ['COMPANY_MISSING'],
  replies: { 200: settingsReply },
});

export const mutedTransactions = defineCall({
  method: 'GET',
  path: 'muted-transactions',
  summary: 'The active transactions about which you get no emails (our addition)',
  access: 'session',
  errors: ['COMPANY_MISSING'],
  replies: { 200: replyWith(z.object({ ids: z.array(id) })) },
});

export const muteReminderMails = defineCall({
  method: 'PUT',
  path: 'transaction-reminders/:id/mails',
  summary: 'End or begin the emails to you about the deadlines of a transaction (our addition)',
  access: 'session',
  params: z.object({ id }),
  body: z.object({ isMuted: z.boolean() }),
  errors: ['COMPANY_MISSING'],
  replies: { 200: replyWith(z.object({ isMuted: z.boolean() })) },
});
