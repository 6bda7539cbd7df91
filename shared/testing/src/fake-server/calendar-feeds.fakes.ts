import { endCalendarFeed, listCalendarFeeds, makeCalendarFeed } from '@keydate/contracts/calendar-feeds';
import { fake } from './fake';
import { memberOf, readTransactionOf } from './members';

/** The addresses of feeds look right; nothing answers at them. */
export const calendarFeedFakes = [
  fake(makeCalendarFeed, (asked) => {
    memberOf(asked);
    const { world, body } = asked;
    const { transactionId = null, alarms } = body;
    const street = transactionId === null ? null : readTransactionOf(asked, transactionId).transaction.street;
    const feed = { transactionId, street, alarms, createdAt: new Date().toISOString() };
    world.calendarFeeds = [...world.calendarFeeds.filter((one) => one.transactionId !== transactionId), feed];
    return { result: { ...feed, url: 'https://app.keydate.example/calendar.ics?token=MbQ2vZ0xT4yLr8sKp1WnAg' } };
  }),

  fake(listCalendarFeeds, (asked) => {
    memberOf(asked);
    const first = asked.world.calendarFeeds.filter(({ transactionId }) => transactionId === null);
    return { result: [...first, ...asked.world.calendarFeeds.filter((feed) => !first.includes(feed))] };
  }),

  fake(endCalendarFeed, (asked) => {
    memberOf(asked);
    const { world, query } = asked;
    const ended = query.transactionId ?? null;
    world.calendarFeeds = world.calendarFeeds.filter(({ transactionId }) => transactionId !== ended);
    return {};
  }),
];
