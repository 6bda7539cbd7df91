import { randomUUID } from 'node:crypto';
import { type CalendarDay, dayToSql, dayWithWeekday } from '@keydate/domain/calendar-day';
import type { NoticeKind } from '@keydate/contracts/reminders';
import type { Tx } from '../../../db/database';
import { insertUnwrittenMail } from '../../../mail';
import type { Tools } from '../../../tools';
import { storeNotices } from '../../../transactions';
import { heldUntil } from '../../policies/reminder';
import type { Channels } from '../../use-cases/channels-to';
import { emailsOf, insertFollowUps, type FollowUpRow } from '../follow-ups.repository';
import type { FollowUpKind } from '../follow-ups.table';

/** A deadline to say something of, to one person. */
export interface FollowUp {
  transactionId: string;
  dateId: string;
  title: string;
  date: CalendarDay;
  personId: string;
  /** After it nothing is said; quiet hours that end later do not hold the mail. */
  endsAt?: Date;
  /** Without one, nothing is said; it is recorded, so that nobody looks at it again. */
  by: Pick<Channels, 'channels' | 'quiet'> | null;
}

interface Said {
  kind: FollowUpKind;
  notice: NoticeKind;
  /** The name of its mails, which are written at hand-over. */
  mail: string;
}

/**
 * Stores what people hear of deadlines, so that they hear it once: in the app, and in one mail to each person, which waits for the
 * end of their quiet hours. Returns the people who have something new in the app.
 */
export async function storeFollowUps(
  tx: Tx,
  tools: Pick<Tools, 'clock' | 'mailer'>,
  { kind, notice, mail }: Said,
  told: readonly FollowUp[],
): Promise<string[]> {
  const now = tools.clock.now();
  const emails = await emailsOf(tx, [...new Set(told.map(({ personId }) => personId))]);
  const mails = new Map<string, string>();
  const rows: FollowUpRow[] = [];
  const rung = new Set<string>();
  for (const { transactionId, dateId, title, date, personId, by, endsAt } of told) {
    const to = by?.channels.includes('email') ? emails.get(personId) : undefined;
    if (to !== undefined && !mails.has(personId)) {
      const id = randomUUID();
      const nextTryAt = heldUntil(by?.quiet ?? null, { now, endsAt }) ?? now;
      await insertUnwrittenMail(tx, { id, name: mail, to, domain: tools.mailer.domain, nextTryAt });
      mails.set(personId, id);
    }
    const mailId = to === undefined ? null : (mails.get(personId) ?? null);
    rows.push({ kind, transactionId, dateId, day: dayToSql(date), personId, at: now, mailId });
    if (!by?.channels.includes('app')) continue;
    const subject = `${title}, ${dayWithWeekday(date)}`;
    const about = { kind: notice, transaction: { id: transactionId }, questionId: null, dateId, by: '', subject };
    await storeNotices(tx, tools, [{ id: personId }], about);
    rung.add(personId);
  }
  await insertFollowUps(tx, rows);
  return [...rung];
}
