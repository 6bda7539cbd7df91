import { dayWithWeekday } from '@keydate/domain/calendar-day';
import { clockAtEnd } from '@keydate/domain/deadline-end';
import { groupDue } from '@keydate/domain/due-deadlines';
import { timeZoneInWords } from '@keydate/domain/moment-in-words';
import { timeInWords } from '@keydate/domain/time-of-day';
import { timeZoneOfProperty } from '@keydate/domain/us-states';
import type { Config } from '../../../config';
import { composeMail, type Line } from '../../../mail';
import type { Mail } from '../../../ports/mailer';
import type { DueList } from '../../../transactions';

/** How many deadlines of a group a mail lists; the dashboard has all. */
const LISTED_MAX = 40;

type Due = DueList['due'][number];

/** The mail of what is overdue, due today, and due in the next seven days, each with its day, address and link. */
export function composeSummary(
  { email, fullName }: { email: string; fullName: string },
  { due, olderOverdue }: DueList,
  { config: { publicOrigin }, now }: { config: Pick<Config, 'publicOrigin'>; now: Date },
): Omit<Mail, 'to' | 'messageId'> {
  const timed = due.map((one) => ({ ...one, date: one.deadline.date, timeZone: timeZoneOfProperty(one.of) }));
  const groups = groupDue(timed, now);
  const week = [...groups['next-48-hours'], ...groups['next-7-days']];
  const overdue = groups.overdue.length + olderOverdue;
  const counts = [
    ...(overdue > 0 ? [`${overdue} overdue`] : []),
    ...(groups.today.length > 0 ? [`${groups.today.length} due today`] : []),
    ...(week.length > 0 ? [`${week.length} this week`] : []),
  ];
  const linesOf = (heading: string, listed: readonly Due[], count: number): Line[] =>
    listed.length === 0
      ? []
      : [
          { heading },
          ...listed.map((one) => entryOf(one, publicOrigin)),
          ...(count > listed.length ? [`And ${count - listed.length} more on your dashboard.`] : []),
        ];
  return composeMail({
    to: email,
    subject: `Your deadlines: ${counts.join(', ')}`,
    lines: [
      `Hello ${fullName},`,
      // the latest overdue ones and the nearest others
      ...linesOf('Overdue', groups.overdue.slice(-LISTED_MAX), overdue),
      ...linesOf('Due today', groups.today.slice(0, LISTED_MAX), groups.today.length),
      ...linesOf('This week', week.slice(0, LISTED_MAX), week.length),
      { words: 'Open your dashboard', url: `${publicOrigin}/` },
    ],
    foot: [{ words: 'Change or end this summary', url: `${publicOrigin}/setting/personal` }],
  });
}

/** A deadline with the link to its transaction. */
function entryOf({ of, deadline }: Due, publicOrigin: string): Line {
  const { title, date } = deadline;
  const { time } = clockAtEnd({ title, date }, of);
  const hour = `${timeInWords(time)} ${timeZoneInWords(timeZoneOfProperty(of))}`;
  return {
    entry: title,
    about: [`${dayWithWeekday(date)}, ${hour}`, `${of.street}, ${of.city}`],
    url: `${publicOrigin}/transaction/${encodeURIComponent(of.id)}`,
  };
}
