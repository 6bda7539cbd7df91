import { NOTIFICATION_PAGE } from '@keydate/contracts/limits';
import {
  listNotifications,
  notificationsRead,
  readNotifications,
  transactionReminders,
} from '@keydate/contracts/reminders';
import type { FastifyInstance } from 'fastify';
import { route } from '../../calls/route';
import type { Tools } from '../../tools';
import { presentNotice } from '../notices/notices.presenter';
import { markNoticesRead } from '../notices/notices.repository';
import { memberOf } from '../people/people.policy';
import { readBy } from '../transactions/use-cases/check-access';
import { findTransaction } from '../transactions/transactions.repository';
import { findReminderSettings, isMuted } from './reminder-settings.repository';
import { markRead, remindersOfTransaction } from './reminder-lists.repository';
import { channelsChosen, isReadByLender, isReminded } from './reminders.policy';
import { presentNotification, presentReminder } from './reminders.presenter';
import { countUnreadNews, listNews } from './use-cases/list-news';

export function reminderRoutes(app: FastifyInstance, { db, clock, realtime }: Tools): void {
  route(app, listNotifications, async ({ query, session }) => {
    const member = memberOf(session.person);
    const after = query.cursor === undefined ? undefined : readCursor(query.cursor);
    const found = await listNews(db, member, { after, limit: NOTIFICATION_PAGE + 1 });
    const notifications = found
      .slice(0, NOTIFICATION_PAGE)
      .map((one) => (one.notice ? presentNotice(one) : presentNotification(one, member)));
    const last = notifications.at(-1);
    const nextCursor = last && found.length > NOTIFICATION_PAGE ? `${Date.parse(last.sentAt)}.${last._id}` : null;
    return { result: { notifications, unread: await countUnreadNews(db, member), nextCursor } };
  });

  route(app, readNotifications, async ({ body, session }) => {
    const member = memberOf(session.person);
    const until = body.until === undefined ? undefined : new Date(body.until);
    const read = { ids: body.ids, until, now: clock.now() };
    await markRead(db, member.id, read);
    await markNoticesRead(db, member.id, read);
    realtime.emitTo(member.id, notificationsRead, {});
    return { result: { unread: await countUnreadNews(db, member) } };
  });

  route(app, transactionReminders, async ({ params, session }) => {
    const member = memberOf(session.person);
    const { found, share } = await readBy(db, member, await findTransaction(db, params.id));
    const { transaction } = found;
    const all = await remindersOfTransaction(db, transaction.id);
    // a lender reads what was announced to them, and to nobody of the other company
    const shown = share
      ? all.filter(({ person, reminder }) => person.id === member.id && isReadByLender(reminder, share))
      : all;
    const hears = share !== null || isReminded(member, transaction);
    const subscription = { personId: member.id, transactionId: transaction.id };
    return {
      result: {
        reminders: shown.map((one) => presentReminder(one, clock.now())),
        isMuted: hears ? await isMuted(db, subscription) : null,
        ...channelsChosen(await findReminderSettings(db, member.id)),
      },
    };
  });
}

function readCursor(cursor: string): { sentAt: Date; id: string } {
  const at = cursor.indexOf('.');
  return { sentAt: new Date(Number(cursor.slice(0, at))), id: cursor.slice(at + 1) };
}
