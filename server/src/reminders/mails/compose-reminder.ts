import type { LateBecause } from '@keydate/contracts/reminders';
import { dayFromSql, dayWithWeekday } from '@keydate/domain/calendar-day';
import { clockAtEnd } from '@keydate/domain/deadline-end';
import { timeLeftInWords, timeZoneInWords } from '@keydate/domain/moment-in-words';
import { timeInWords } from '@keydate/domain/time-of-day';
import type { Config } from '../../config';
import { composeMail, type Line } from '../../mail';
import type { Mail } from '../../ports/mailer';
import type { ExplainCount, ExplainDeadline } from '../../transactions';
import { answerToken } from '../answers/answer-token';
import type { Taker } from '../answers/answers.repository';
import { hasItInWords, isTakerOf, takersShownTo } from '../answers/taker-shown';
import type { QueuedReminder } from '../reminder-mails.repository';
import { clientCalled, lateBecauseOf } from '../policies/reminder';
import { unsubscribeToken } from '../unsubscribe-token';

const SUBJECT_TITLE_MAX = 120;

const LATE: Record<LateBecause, string> = {
  'entered-by-you': 'You entered this after its reminder was due.',
  entered: 'This was entered after its reminder was due.',
  changed: 'A change made this reminder due at once.',
  delayed: 'This reminder is late: it should have come earlier.',
};

interface Explains {
  explain: ExplainDeadline;
  explainCount: ExplainCount;
  /** Those who have deadlines of these transactions. */
  takers: readonly Taker[];
}

interface Composing extends Explains {
  config: Pick<Config, 'publicOrigin' | 'codeSecret'>;
  now: Date;
}

/** A mail about the deadlines of a transaction that are announced to a person at one moment, the nearest first. */
export function composeReminder(
  told: readonly [QueuedReminder, ...QueuedReminder[]],
  { config, now, ...explains }: Composing,
): Omit<Mail, 'to' | 'messageId'> {
  const [{ transaction, client, person, reminder }] = told;
  // two reminders of one deadline are due together where a server was away
  const eachOnce = told.filter((one, nth) => told.findIndex((other) => isOfOneDeadline(one, other)) === nth);
  const count = eachOnce.length;
  const address = `${transaction.street}, ${transaction.city}`;
  const token = unsubscribeToken({ personId: person.id, transactionId: transaction.id }, config.codeSecret);
  const unsubscribe = `${config.publicOrigin}/unsubscribe?token=${token}`;
  const first = count === 1 ? cut(reminder.title) : `${cut(reminder.title)} and ${count - 1} more`;
  const subject = `${first}: ${timeLeftInWords(now, reminder.endsAt)} left, ${address}`;
  const {
    subject: title,
    text,
    html,
  } = composeMail({
    to: '',
    subject,
    lines: [
      `Hello ${person.fullName},`,
      `${count === 1 ? 'A deadline is' : `${count} deadlines are`} coming up for ` +
        `${clientCalled(person, { transaction, client })}: ${address}, ${transaction.state} ${transaction.zipcode}.`,
      ...eachOnce.flatMap((one) => linesOf(one, { config, now, ...explains })),
      {
        words: 'Open the transaction',
        url: `${config.publicOrigin}/transaction/${encodeURIComponent(transaction.id)}`,
      },
    ],
    foot: [{ words: 'Stop emails about this transaction', url: unsubscribe }],
  });
  // RFC 8058: mail programs unsubscribe by a POST of these two, after no click that a scanner could follow
  const headers = { 'List-Unsubscribe': `<${unsubscribe}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
  return { subject: title, text, html, headers };
}

function isOfOneDeadline({ reminder: one }: QueuedReminder, { reminder: other }: QueuedReminder): boolean {
  return one.dateId === other.dateId && one.day === other.day;
}

function linesOf(
  { reminder, transaction, person, description }: QueuedReminder,
  { config, now, explain, explainCount, takers }: Composing,
): Line[] {
  const { title, day, endsAt, timeZone } = reminder;
  const { day: date, time } = clockAtEnd({ title, date: dayFromSql(day) }, transaction);
  const left = timeLeftInWords(now, endsAt);
  const explained = explain({ personId: person.id, state: transaction.state, title }) ?? '';
  // the company's notes on a deadline are not for a lender of another company
  const isOfCompany = person.companyId === transaction.companyId;
  const noted = isOfCompany ? description : '';
  // nor are the days from which it counts
  const count = isOfCompany ? explainCount(reminder) : null;
  const late = lateBecauseOf(reminder, transaction, now);
  const takenBy = takersShownTo(
    person,
    takers.filter((one) => isTakerOf(one, reminder)),
  );
  // a date entered by hand begins with the explanation of the person who entered it: the same text is shown once
  const about = [...new Set([noted.trim(), explained.trim()])].filter((words) => words !== '');
  return [
    { heading: title },
    `${dayWithWeekday(date)}, ${timeInWords(time)} ${timeZoneInWords(timeZone)}: ${left} left.`,
    ...(count === null ? [] : [`How it is counted: ${count}`]),
    ...(late ? [LATE[late]] : []),
    ...(reminder.isExtra ? ['You asked for this reminder.'] : []),
    ...hasItInWords(takenBy),
    ...about,
    {
      words: 'I’ve got it, or remind me again',
      url: `${config.publicOrigin}/answer?token=${answerToken(reminder, config.codeSecret)}`,
      isQuiet: true,
    },
  ];
}

function cut(title: string): string {
  return title.length > SUBJECT_TITLE_MAX ? `${title.slice(0, SUBJECT_TITLE_MAX - 1)}…` : title;
}
