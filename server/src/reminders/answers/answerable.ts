import type { ReminderAnswers } from '@keydate/contracts/reminders';
import type { Member } from '../../accounts';
import type { Queries } from '../../db/database';
import { mutesOf, type TransactionRow } from '../../transactions';
import { announcedDeadline, type AnnouncedDeadline } from '../announced-deadline';
import { findReader } from '../find-reader';
import { datesOfTransactions, type PlannedDate, type ReminderRow } from '../planning.repository';
import { channelsChosen, isReadByLender } from '../policies/reminder';
import { findReminderSettings } from '../reminder-settings.repository';
import { extrasOf, takersOf, type ExtraReminder, type Taker } from './answers.repository';
import { isTakerOf, takersShownTo } from './taker-shown';

/** A reminder that its person may still read, with all that an answer depends on. */
export interface Answerable {
  reminder: ReminderRow;
  transaction: TransactionRow;
  /** The date that was announced; null if it was removed. */
  date: PlannedDate | null;
  deadline: AnnouncedDeadline;
  member: Member;
  /** Why it can no longer be answered; null if it can. */
  refusal: 'REMINDER_DEADLINE_OVER' | 'REMINDER_OUTDATED' | null;
}

/** Null if the person of a reminder no longer sees its deadline. */
export async function findAnswerable(
  db: Queries,
  { reminder, transaction, now }: { reminder: ReminderRow; transaction: TransactionRow; now: Date },
): Promise<Answerable | null> {
  const reader = await findReader(db, reminder.personId, transaction);
  if (!reader) return null;
  const dates = await datesOfTransactions(db, [transaction.id]);
  const date = dates.find(({ id }) => id === reminder.dateId) ?? null;
  // its present title is shown, which may be one that the lender does not see
  const shown = { ...reminder, title: date?.title ?? reminder.title };
  if (reader.share && !isReadByLender(shown, reader.share)) return null;
  const deadline = announcedDeadline(reminder, transaction, date);
  const refusal = refusalOf(reminder, { date, deadline, now });
  return { reminder, transaction, date, deadline, member: reader.member, refusal };
}

/** A deadline that ends at another hour of its day is still the one that was announced. */
function refusalOf(
  { day }: Pick<ReminderRow, 'day'>,
  { date, deadline, now }: { date: Pick<PlannedDate, 'day'> | null; deadline: AnnouncedDeadline; now: Date },
): Answerable['refusal'] {
  const isAsAnnounced = deadline.becameOf === null || (deadline.becameOf === 'moved' && date?.day === day);
  if (!isAsAnnounced) return 'REMINDER_OUTDATED';
  return deadline.endsAt <= now ? 'REMINDER_DEADLINE_OVER' : null;
}

/** People's answers about some transactions. */
export interface Answers {
  takers: readonly Taker[];
  /** Those of the reader alone. */
  extras: readonly ExtraReminder[];
  /** True if reminders of a transaction reach the reader by a channel. */
  reaches: (transactionId: string) => boolean;
}

export async function readAnswers(
  db: Queries,
  transactionIds: readonly string[],
  { id }: Pick<Member, 'id'>,
): Promise<Answers> {
  const { byEmail, inApp } = channelsChosen(await findReminderSettings(db, id));
  const mutes = await mutesOf(db, transactionIds);
  return {
    takers: await takersOf(db, transactionIds),
    extras: await extrasOf(db, transactionIds, id),
    reaches: (transactionId) => inApp || (byEmail && !mutes.has(`${transactionId} ${id}`)),
  };
}

/** The answers to a reminder, as its reader sees them. */
export function presentAnswers(
  { takers, extras, reaches }: Answers,
  reader: Pick<Member, 'id' | 'companyId'>,
  about: Pick<Answerable, 'reminder' | 'transaction' | 'date' | 'deadline'> & { now: Date },
): ReminderAnswers {
  const { reminder, transaction, now } = about;
  const { transactionId, dateId, day } = reminder;
  const extra = extras.find((one) => one.transactionId === transactionId && one.dateId === dateId && one.day === day);
  const canAnswer = refusalOf(reminder, about) === null;
  const canRemind = canAnswer && reaches(transactionId);
  return {
    takenBy: takersShownTo(
      reader,
      takers.filter((one) => isTakerOf(one, reminder)),
    ),
    remindAt: canRemind && extra && extra.remindAt > now ? extra.remindAt.toISOString() : null,
    canAnswer,
    canSettle: canAnswer && reader.companyId === transaction.companyId,
    canRemind,
  };
}
