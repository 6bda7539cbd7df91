import type { NextReminder, NotificationShown, ReminderShown, TakenDeadline } from '@keydate/contracts/reminders';
import type { ReminderSettings as ShownSettings } from '@keydate/contracts/reminder-settings';
import { dayFromSql } from '@keydate/domain/calendar-day';
import type { Member, Person } from '../accounts';
import type { ExplainCount, TransactionRow } from '../transactions';
import { announcedDeadline, type AnnouncedDeadline } from './announced-deadline';
import { type Answers, presentAnswers } from './answers/answerable';
import type { Announced, Taker } from './answers/answers.repository';
import { isTakerOf, takersShownTo } from './answers/taker-shown';
import type { ReminderRow, ReminderSettings } from './planning.repository';
import type { NextReminderRow, ShownReminder } from './reminder-lists.repository';
import { channelsChosen, clientCalled, isLateAt, lateBecauseOf } from './policies/reminder';

interface Reading {
  reader: Pick<Member, 'id' | 'companyId'>;
  explainCount: ExplainCount;
  answers: Answers;
  now: Date;
}

export function presentNotification(
  { reminder, transaction, date, client }: ShownReminder,
  { reader, explainCount, answers, now }: Reading,
): NotificationShown {
  const { goesOutAt, readAt } = reminder;
  const { street, city } = transaction;
  const sentAt = reminder.sentAt ?? goesOutAt;
  const deadline = announcedDeadline(reminder, transaction, date);
  return {
    ...presentDeadline(reminder),
    ...deadline,
    transaction: { _id: transaction.id, street, city, clientName: clientCalled(reader, { transaction, client }) },
    endsAt: deadline.endsAt.toISOString(),
    sentAt: sentAt.toISOString(),
    lateBecause: lateBecauseOf(reminder, transaction, sentAt),
    isRead: readAt !== null,
    counted: isCountShown(deadline, transaction, reader) ? explainCount(reminder) : null,
    answers: presentAnswers(answers, reader, { reminder, transaction, date, deadline, now }),
  };
}

/** The days from which a date counts are not for a lender of another company; a date that is settled or gone needs no explanation. */
function isCountShown(
  { becameOf }: AnnouncedDeadline,
  { companyId }: Pick<TransactionRow, 'companyId'>,
  reader: Pick<Person, 'companyId'>,
): boolean {
  return companyId === reader.companyId && (becameOf === null || becameOf === 'moved');
}

interface LoggedReminder {
  reminder: ReminderRow;
  person: Pick<Person, 'id' | 'fullName'>;
  /** The mail that waits with it. */
  mail: { failure: string | null; nextTryAt: Date } | null;
}

export function presentReminder({ reminder, person, mail }: LoggedReminder, now: Date): ReminderShown {
  const { channel, state, goesOutAt, sentAt, failure } = reminder;
  return {
    ...presentDeadline(reminder),
    person: { _id: person.id, fullName: person.fullName },
    channel,
    // the bell no longer shows a reminder to a lender who no longer sees its date, but it was sent to them
    state: sentAt === null ? state : 'sent',
    goesOutAt: goesOutAt.toISOString(),
    sentAt: sentAt?.toISOString() ?? null,
    failure: failure ?? mail?.failure ?? null,
    nextTryAt: mail && mail.nextTryAt > now ? mail.nextTryAt.toISOString() : null,
  };
}

export function presentNext({ dateId, day, goesOutAt, timeZone }: NextReminderRow): NextReminder {
  return { dateId, date: dayFromSql(day), goesOutAt: goesOutAt.toISOString(), timeZone };
}

/** @param own the reminders that the reader has got */
export function presentTaken(
  taker: Taker,
  reader: Pick<Member, 'id' | 'companyId'>,
  own: readonly (Announced & { id: string })[],
): TakenDeadline[] {
  const { dateId, day, takenAt, person } = taker;
  const answered = person.id === reader.id ? own.find((one) => isTakerOf(taker, one)) : undefined;
  const reminderId = answered?.id ?? null;
  const shown = { dateId, date: dayFromSql(day), at: takenAt.toISOString(), reminderId };
  return takersShownTo(reader, [taker]).map((by) => ({ ...shown, by }));
}

function presentDeadline(reminder: ReminderRow) {
  const { id, dateId, title, day, timeZone, goesOutAt, sentAt } = reminder;
  return {
    _id: id,
    dateId,
    title,
    date: dayFromSql(day),
    timeZone,
    isLate: isLateAt(reminder, sentAt ?? goesOutAt),
  };
}

/** The choices of a person, or the defaults. */
export function presentSettings(
  settings: ReminderSettings | undefined,
  { timeZone, summaryAt }: Pick<Person, 'timeZone'> & Pick<ShownSettings, 'summaryAt'>,
): ShownSettings {
  const { quietFrom, quietUntil, defaultType, defaultValue } = settings ?? {};
  return {
    ...channelsChosen(settings),
    quietHours: quietFrom && quietUntil ? { from: quietFrom, until: quietUntil } : null,
    defaultNotification: defaultType && defaultValue ? { type: defaultType, value: defaultValue } : null,
    summaryAt,
    timeZone: timeZone ?? settings?.timeZone ?? null,
  };
}
