import { transactionsSeenBy } from '@keydate/domain/transaction-permissions';
import type { Database, Queries } from '../../db/database';
import { countUnreadNotices, findNotices, type ShownNotice } from '../../transactions';
import type { Member } from '../../accounts';
import { countUnread, findNotifications, type ShownReminder } from '../reminder-lists.repository';

interface Page {
  after: { sentAt: Date; id: string } | undefined;
  limit: number;
}

/** An item of a person's list in the app: a reminder, or other news of a transaction. */
export type News = (ShownReminder & { notice?: undefined }) | ShownNotice;

/** A page of a person's news, newest first. Reads one from each table, reminders and notices, and merges them. */
export async function listNews(db: Queries, member: Member, { after, limit }: Page): Promise<News[]> {
  const scope = transactionsSeenBy(member);
  const [reminders, notices] = [
    await findNotifications(db, member.id, scope, { after, limit }),
    await findNotices(db, member.id, scope, { after, limit }),
  ];
  return [...reminders, ...notices].sort(newestFirst).slice(0, limit);
}

export async function countUnreadNews(db: Database, member: Member): Promise<number> {
  const scope = transactionsSeenBy(member);
  return (await countUnread(db, member.id, scope)) + (await countUnreadNotices(db, member.id, scope));
}

/** In the order in which the database sorts both tables. */
function newestFirst(one: News, other: News): number {
  const [a, b] = [placeOf(one), placeOf(other)];
  return b.sentAt - a.sentAt || (a.id < b.id ? 1 : -1);
}

function placeOf(news: News): { sentAt: number; id: string } {
  const { id, sentAt } = news.notice ?? news.reminder;
  return { sentAt: sentAt?.getTime() ?? 0, id };
}
