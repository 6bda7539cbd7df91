import { groupDue } from '@keydate/domain/due-deadlines';
import { timeZoneOfProperty } from '@keydate/domain/us-states';
import type { Config } from '../../../config';
import { composeMail, type Line } from '../../../mail';
import type { Mail } from '../../../ports/mailer';
import type { DueList } from '../../../transactions';
import { deadlineEntry } from '../../mails/deadline-entry';

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
          ...listed.map(({ of, deadline }) => deadlineEntry(of, deadline, publicOrigin)),
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
