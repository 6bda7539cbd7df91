import { reminderArrived, type ReminderAnswers } from '@keydate/contracts/reminders';
import { AppError } from '../../../app-error';
import type { Member } from '../../../accounts';
import type { Tx } from '../../../db/database';
import {
  announce,
  type Announcement,
  type ChangeTools,
  changedBy,
  changeLocked,
  lockTransaction,
  NOTHING_TO_TELL,
} from '../../../transactions';
import type { ReminderRow } from '../../planning.repository';
import { planReminders } from '../../use-cases/plan-reminders';
import { type Answerable, findAnswerable, presentAnswers, readAnswers } from '../answerable';
import {
  extrasOf,
  findSentReminder,
  peopleShown,
  removeExtra,
  removeTaker,
  storeExtra,
  storeTaker,
} from '../answers.repository';

export interface Answer {
  /** True: the deadline is done. */
  isDone?: boolean | undefined;
  /** True: the person has it. */
  hasIt?: boolean | undefined;
  /** When to be reminded once more; null: not at all. */
  remindAt?: Date | null | undefined;
}

/** Answers a reminder in the app for the member who got it, perhaps by email alone. */
export async function answerReminder(
  tools: ChangeTools,
  member: Member,
  id: string,
  answer: Answer,
): Promise<ReminderAnswers> {
  const now = tools.clock.now();
  const { answers, announcement } = await tools.db.transaction(async (tx) => {
    const reminder = await findSentReminder(tx, member.id, id);
    if (!reminder) throw new AppError('NOT_FOUND');
    const answered = await answerLocked(tx, tools, reminder, answer);
    const { transaction } = answered.answerable;
    const about = (await findAnswerable(tx, { reminder, transaction, now })) ?? answered.answerable;
    const read = await readAnswers(tx, [transaction.id], member);
    return { ...answered, answers: presentAnswers(read, member, { ...about, now }) };
  });
  announce(tools, announcement);
  return answers;
}

interface Answered {
  answerable: Answerable;
  /** False if the answer was the same before. */
  hasChanged: boolean;
  announcement: Announcement;
}

/** Locks the transaction of a reminder and stores its person's answer, with all that follows from it. */
export async function answerLocked(
  tx: Tx,
  tools: ChangeTools,
  reminder: ReminderRow,
  answer: Answer,
): Promise<Answered> {
  const now = tools.clock.now();
  const found = await lockTransaction(tx, reminder.transactionId);
  const answerable = found && (await findAnswerable(tx, { reminder, transaction: found.transaction, now }));
  if (!answerable) throw new AppError('NOT_FOUND');
  const { member, deadline, refusal } = answerable;
  // two people may check it off at the same time
  const isDoneAlready = answer.isDone === true && deadline.settledAs === 'done';
  if (refusal && !isDoneAlready) throw new AppError(refusal);
  const { isDone, hasIt, remindAt }: Answer = refusal ? { isDone: true } : answer;
  if (remindAt) {
    checkMoment(remindAt, { now, endsAt: deadline.endsAt });
    const { reaches } = await readAnswers(tx, [reminder.transactionId], member);
    if (!reaches(reminder.transactionId)) throw new AppError('BAD_INPUT', { remindAt: REACHES_NOBODY });
  }
  const changes = [
    hasIt === true && (await storeTaker(tx, reminder, { personId: member.id, takenAt: now })),
    hasIt === false && (await removeTaker(tx, reminder, member.id)),
    remindAt !== undefined && (await remindOnceMore(tx, answerable, remindAt, now)),
    isDone === true && !isDoneAlready,
  ];
  const change = { checkedOff: [{ _id: reminder.dateId, isDone: true }] };
  const announcement =
    isDone && !isDoneAlready
      ? (await changeLocked(tx, tools, member, { found: await changedBy(tx, member, found), change })).announcement
      : NOTHING_TO_TELL;
  const hasChanged = changes.includes(true);
  if (hasChanged) await refreshPages(tx, tools, reminder);
  return { answerable, hasChanged, announcement };
}

/** Open pages of everyone whom the app has shown a reminder of the deadline show the answer at once. */
async function refreshPages(tx: Tx, { realtime }: Pick<ChangeTools, 'realtime'>, reminder: ReminderRow): Promise<void> {
  const personIds = await peopleShown(tx, reminder);
  tx.afterCommit(() => personIds.forEach((id) => realtime.emitTo(id, reminderArrived, {})));
}

/** Stores when to remind a person once more; returns false if that changes nothing. */
async function remindOnceMore(
  tx: Tx,
  { reminder: { transactionId, dateId, day, lead }, member }: Answerable,
  remindAt: Date | null,
  now: Date,
): Promise<boolean> {
  const extra = { transactionId, dateId, personId: member.id };
  const before = (await extrasOf(tx, [transactionId], member.id)).find((one) => one.dateId === dateId);
  if (before?.remindAt.getTime() === remindAt?.getTime() && before?.day === (remindAt ? day : undefined)) return false;
  if (remindAt) await storeExtra(tx, { ...extra, day, lead, remindAt });
  else await removeExtra(tx, extra);
  await planReminders(tx, now, [transactionId], member.id);
  return true;
}

const REACHES_NOBODY = 'You get no reminders of this transaction. Choose email or the app in your settings first.';

function checkMoment(remindAt: Date, { now, endsAt }: { now: Date; endsAt: Date }): void {
  if (remindAt >= endsAt) throw new AppError('BAD_INPUT', { remindAt: 'Choose a time before the deadline ends.' });
  if (remindAt <= now) throw new AppError('BAD_INPUT', { remindAt: 'This time has passed. Choose a later one.' });
}
