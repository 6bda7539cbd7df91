import { NOTIFICATION_PAGE, REMINDER_PAGE } from '@keydate/contracts/limits';
import {
  answerReminder,
  listNotifications,
  notificationsRead,
  readNotifications,
  transactionReminders,
} from '@keydate/contracts/reminders';
import { isShownToLender } from '@keydate/domain/lender-access';
import type { FastifyInstance } from 'fastify';
import { route } from '../calls/route';
import type { Tools } from '../tools';
import {
  explainCounts,
  findTransaction,
  isMuted,
  isReminded,
  markNoticesRead,
  presentNotice,
  readBy,
} from '../transactions';
import { memberOf } from '../accounts';
import { readAnswers } from './answers/answerable';
import { remindersSentTo, takersOf } from './answers/answers.repository';
import { answerReminder as answer } from './answers/use-cases/answer-reminder';
import { findReminderSettings } from './reminder-settings.repository';
import { markRead, nextRemindersOf, remindersOfTransaction, type NextReminderRow } from './reminder-lists.repository';
import { channelsChosen, isReadByLender } from './policies/reminder';
import { presentNext, presentNotification, presentReminder, presentTaken } from './reminders.presenter';
import { countUnreadNews, listNews } from './use-cases/list-news';

export function reminderRoutes(app: FastifyInstance, tools: Tools): void {
  const { db, clock, realtime } = tools;

  route(app, listNotifications, async ({ query, session }) => {
    const member = memberOf(session.person);
    const place = readCursor(query.cursor);
    const after = place && { sentAt: place.moment, id: place.id };
    const found = await listNews(db, member, { after, limit: NOTIFICATION_PAGE + 1 });
    const page = found.slice(0, NOTIFICATION_PAGE);
    const counted = page.flatMap((one) => (!one.notice && one.date?.follows ? one.transaction.id : []));
    const explainCount = await explainCounts(db, [...new Set(counted)]);
    const reminded = new Set(page.flatMap((one) => (one.notice ? [] : one.transaction.id)));
    const answers = await readAnswers(db, [...reminded], member);
    const now = clock.now();
    const notifications = page.map((one) =>
      one.notice ? presentNotice(one) : presentNotification(one, { reader: member, explainCount, answers, now }),
    );
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

  route(app, answerReminder, async ({ params, body, session }) => {
    const { remindAt, ...rest } = body;
    const asked = typeof remindAt === 'string' ? new Date(remindAt) : remindAt;
    return {
      result: { answers: await answer(tools, memberOf(session.person), params.id, { ...rest, remindAt: asked }) },
    };
  });

  route(app, transactionReminders, async ({ params, query, session }) => {
    const member = memberOf(session.person);
    const { found: read, share } = await readBy(db, member, await findTransaction(db, params.id));
    const { transaction } = read;
    // a lender reads the reminders to them, and none to anybody of the other company
    const onlyTo = share && member.id;
    const isRead = (one: NextReminderRow, sentAt: Date | null) => !share || isReadByLender({ ...one, sentAt }, share);
    const after = readCursor(query.cursor);
    const found = await remindersOfTransaction(db, transaction.id, { onlyTo, after, limit: REMINDER_PAGE + 1 });
    const page = found.slice(0, REMINDER_PAGE);
    const last = page.at(-1)?.reminder;
    const next = await nextRemindersOf(db, transaction.id, { readerId: member.id, onlyTo });
    const takers = await takersOf(db, [transaction.id]);
    const seenTakers = share ? takers.filter(({ dateId: id, title }) => isShownToLender({ id, title }, share)) : takers;
    const own = takers.some(({ person }) => person.id === member.id)
      ? await remindersSentTo(db, member.id, transaction.id)
      : [];
    const hears = share !== null || isReminded(member, transaction);
    const subscription = { personId: member.id, transactionId: transaction.id };
    return {
      result: {
        reminders: page
          .filter(({ reminder }) => isRead(reminder, reminder.sentAt))
          .map((one) => presentReminder(one, clock.now())),
        nextCursor: last && found.length > REMINDER_PAGE ? `${last.goesOutAt.getTime()}.${last.id}` : null,
        next: next.filter((one) => isRead(one, null)).map(presentNext),
        taken: seenTakers.flatMap((one) => presentTaken(one, member, own)),
        isMuted: hears ? await isMuted(db, subscription) : null,
        ...channelsChosen(await findReminderSettings(db, member.id)),
      },
    };
  });
}

function readCursor(cursor: string | undefined): { moment: Date; id: string } | undefined {
  if (cursor === undefined) return undefined;
  const at = cursor.indexOf('.');
  return { moment: new Date(Number(cursor.slice(0, at))), id: cursor.slice(at + 1) };
}
