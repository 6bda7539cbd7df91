import { NOTIFICATION_PAGE, REMINDER_PAGE } from '@keydate/contracts/limits';
import {
  getReminderSettings,
  mutedTransactions,
  muteReminderMails,
  saveReminderSettings,
  type ReminderSettings,
} from '@keydate/contracts/reminder-settings';
import {
  answerReminder,
  listNotifications,
  readNotifications,
  transactionReminders,
  type NextReminder,
  type NotificationShown,
  type ReminderShown,
} from '@keydate/contracts/reminders';
import { isShownToLender } from '@keydate/domain/lender-access';
import { fake, type Asking } from './fake';
import { datesOfShare } from './for-lender';
import { memberOf, readTransactionOf } from './members';
import type { LenderOfWorld, World } from './world';

/** Reminders in the app, and what became of all of them. */
export const reminderFakes = [
  fake(listNotifications, (asked) => {
    memberOf(asked);
    const { world, query } = asked;
    const before = world.notifications.findIndex((one) => cursorOf(one) === query.cursor);
    const [start, end] = [before + 1, before + 1 + NOTIFICATION_PAGE];
    const notifications = world.notifications.slice(start, end);
    const last = notifications.at(-1);
    const nextCursor = last && end < world.notifications.length ? cursorOf(last) : null;
    return { result: { notifications, unread: unreadIn(world), nextCursor } };
  }),

  fake(readNotifications, (asked) => {
    memberOf(asked);
    const { world, body } = asked;
    world.notifications = world.notifications.map((one) =>
      (body.ids?.includes(one._id) ?? true) && one.sentAt <= (body.until ?? one.sentAt)
        ? { ...one, isRead: true }
        : one,
    );
    return { result: { unread: unreadIn(world) } };
  }),

  fake(answerReminder, (asked) => {
    const { world, params, body, refuse } = asked;
    const { id } = memberOf(asked);
    const reminder = world.notifications.find((one) => one._id === params.id);
    if (!reminder || !('answers' in reminder) || reminder.answers === null) throw refuse('NOT_FOUND');
    const { answers, endsAt, transaction, dateId, date } = reminder;
    if (!answers.canAnswer)
      throw refuse(Date.parse(endsAt) > Date.now() ? 'REMINDER_OUTDATED' : 'REMINDER_DEADLINE_OVER');
    if (body.remindAt && Date.parse(body.remindAt) >= Date.parse(endsAt))
      throw refuse('BAD_INPUT', { errors: { remindAt: 'Choose a time before the deadline ends.' } });
    const by = { _id: id, fullName: asked.account.user.fullName };
    const others = answers.takenBy.filter(({ _id }) => _id !== id);
    const takenBy = { true: [...others, by], false: others, undefined: answers.takenBy }[`${body.hasIt}`];
    const remindAt = body.remindAt === undefined ? answers.remindAt : body.remindAt;
    const isOpen = body.isDone === undefined;
    const { canSettle, canRemind } = answers;
    const answered = {
      ...{ takenBy, remindAt, canAnswer: isOpen },
      ...{ canSettle: isOpen && canSettle, canRemind: isOpen && canRemind },
    };
    const settled = body.isDone ? { becameOf: 'done' as const, settledAs: 'done' as const } : {};
    world.notifications = world.notifications.map((one) =>
      one === reminder ? { ...reminder, ...settled, answers: answered } : one,
    );
    world.taken[transaction._id] = takenBy.map((taker) => ({
      dateId,
      date,
      by: taker,
      at: new Date().toISOString(),
      reminderId: taker._id === id ? reminder._id : null,
    }));
    return { result: { answers: answered } };
  }),

  fake(transactionReminders, (asked) => {
    const { transaction, share } = readTransactionOf(asked, asked.params.id);
    const { _id } = transaction;
    const { reminders, mutedTransactions, owners } = asked.world;
    const { id, role, worksForId } = memberOf(asked);
    const ownerId = owners[_id] ?? id;
    const isTold = share !== undefined || ownerId === id || (role === 'Employee' && worksForId === ownerId);
    const all = reminders[_id] ?? [];
    // a lender reads what was announced to them, since they accepted, of the deadlines that they see
    const shown = share ? all.filter((one) => one.person._id === id && isReadByLender(one, share)) : all;
    const before = shown.findIndex((one) => placeOf(one) === asked.query.cursor);
    const [start, end] = [before + 1, before + 1 + REMINDER_PAGE];
    const page = shown.slice(start, end);
    const last = page.at(-1);
    const { byEmail, inApp } = asked.world.reminderSettings;
    return {
      result: {
        reminders: page,
        nextCursor: last && end < shown.length ? placeOf(last) : null,
        next: nextOf(shown),
        taken: asked.world.taken[_id] ?? [],
        isMuted: isTold ? mutedTransactions.includes(_id) : null,
        byEmail,
        inApp,
      },
    };
  }),

  fake(mutedTransactions, (asked) => {
    memberOf(asked);
    const { transactions, mutedTransactions: muted } = asked.world;
    const active = transactions.filter(({ status }) => status === 'Active').map(({ _id }) => _id);
    return { result: { ids: muted.filter((id) => active.includes(id)) } };
  }),

  fake(muteReminderMails, (asked) => {
    const { _id } = readTransactionOf(asked, asked.params.id).transaction;
    const { isMuted } = asked.body;
    const others = asked.world.mutedTransactions.filter((id) => id !== _id);
    asked.world.mutedTransactions = isMuted ? [...others, _id] : others;
    return { result: { isMuted } };
  }),

  fake(getReminderSettings, (asked) => {
    memberOf(asked);
    return { result: { settings: settingsOf(asked) } };
  }),

  fake(saveReminderSettings, (asked) => {
    memberOf(asked);
    const { quietFrom, quietUntil, ...choices } = asked.body;
    const { quietHours } = asked.world.reminderSettings;
    const ends = { ...(quietFrom && { from: quietFrom }), ...(quietUntil && { until: quietUntil }) };
    asked.world.reminderSettings = {
      ...asked.world.reminderSettings,
      quietHours: quietHours && { ...quietHours, ...ends },
      ...choices,
    };
    return { result: { settings: settingsOf(asked) } };
  }),
];

function isReadByLender({ dateId, title, goesOutAt, sentAt }: ReminderShown, share: LenderOfWorld): boolean {
  const { answeredAt } = share;
  const isOfNow = answeredAt !== null && Date.parse(sentAt ?? goesOutAt) >= Date.parse(answeredAt);
  return isOfNow && isShownToLender({ id: dateId, title }, datesOfShare(share));
}

function cursorOf({ sentAt, _id }: Pick<NotificationShown, 'sentAt' | '_id'>): string {
  return `${Date.parse(sentAt)}.${_id}`;
}

function placeOf({ goesOutAt, _id }: Pick<ReminderShown, 'goesOutAt' | '_id'>): string {
  return `${Date.parse(goesOutAt)}.${_id}`;
}

/** The next reminder of each deadline; the app's comes before emails. */
function nextOf(reminders: readonly ReminderShown[]): NextReminder[] {
  const inTurn = reminders
    .filter(({ state }) => state === 'planned')
    .toSorted(
      (one, other) =>
        one.channel.localeCompare(other.channel) || Date.parse(one.goesOutAt) - Date.parse(other.goesOutAt),
    );
  const next = new Map<string, NextReminder>();
  for (const { dateId, date, goesOutAt, timeZone } of inTurn) {
    const deadline = `${dateId} ${date}`;
    if (!next.has(deadline)) next.set(deadline, { dateId, date, goesOutAt, timeZone });
  }
  return [...next.values()];
}

/** The time zone that the person chose comes before that of their device. */
function settingsOf({ world, account }: Pick<Asking<never>, 'world' | 'account'>): ReminderSettings {
  return { ...world.reminderSettings, timeZone: account.user.timeZone ?? world.reminderSettings.timeZone };
}

function unreadIn({ notifications }: World): number {
  return notifications.filter(({ isRead }) => !isRead).length;
}
