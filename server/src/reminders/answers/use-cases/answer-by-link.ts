import type { ReminderAnswers } from '@keydate/contracts/reminders';
import { momentInWords } from '@keydate/domain/moment-in-words';
import { AppError } from '../../../app-error';
import { hashOfToken } from '../../../accounts';
import type { Tx } from '../../../db/database';
import {
  announce,
  type Announcement,
  type ChangeTools,
  findTransaction,
  NOTHING_TO_TELL,
  storeNotices,
} from '../../../transactions';
import { findReminderSettings } from '../../reminder-settings.repository';
import { type Answerable, findAnswerable, presentAnswers, readAnswers } from '../answerable';
import { findMailedReminder } from '../answers.repository';
import { type Answer, answerLocked } from './answer-reminder';

/** A reminder as the holder of its link sees it. */
export interface LinkedReminder extends Answerable {
  answers: ReminderAnswers;
  /** Of the person who got the email, by whose clocks they are reminded once more. */
  timeZone: string;
}

/** The reminder of an email, by the token in its link; null if there is none, or if its person no longer sees the deadline. */
export async function readByLink(
  { db, clock }: Pick<ChangeTools, 'db' | 'clock'>,
  token: string,
): Promise<LinkedReminder | null> {
  const now = clock.now();
  const reminder = await findMailedReminder(db, hashOfToken(token));
  const transaction = reminder && (await findTransaction(db, reminder.transactionId))?.transaction;
  const answerable = transaction && (await findAnswerable(db, { reminder, transaction, now }));
  if (!answerable) return null;
  const { member } = answerable;
  const answers = presentAnswers(await readAnswers(db, [transaction.id], member), member, { ...answerable, now });
  const ofDevice = (await findReminderSettings(db, member.id))?.timeZone;
  return { ...answerable, answers, timeZone: member.timeZone ?? ofDevice ?? reminder.timeZone };
}

/**
 * Answers the reminder of an email for its person. They learn of it in the app, because people forward these emails: anyone
 * who has one can press its buttons.
 */
export async function answerByLink(
  tools: ChangeTools,
  token: string,
  answer: Pick<Answer, 'hasIt' | 'remindAt'>,
): Promise<void> {
  const announcement = await tools.db.transaction(async (tx) => {
    const reminder = await findMailedReminder(tx, hashOfToken(token));
    if (!reminder) throw new AppError('NOT_FOUND');
    const { answerable, hasChanged } = await answerLocked(tx, tools, reminder, answer);
    return hasChanged ? storeAnswered(tx, tools, answerable, answer) : NOTHING_TO_TELL;
  });
  announce(tools, announcement);
}

async function storeAnswered(
  tx: Tx,
  tools: Pick<ChangeTools, 'clock'>,
  { reminder, deadline, transaction, member }: Answerable,
  { remindAt }: Answer,
): Promise<Announcement> {
  const what = remindAt
    ? `Another reminder goes out ${momentInWords(remindAt, deadline.timeZone)}.`
    : 'You have it, and everyone who got this reminder sees that.';
  return storeNotices(tx, tools, [member], {
    kind: 'reminder-answered',
    transaction,
    questionId: null,
    dateId: reminder.dateId,
    by: '',
    subject: `${deadline.title}. ${what} If it was not you, somebody else has the email: change the answer in the app.`,
  });
}
