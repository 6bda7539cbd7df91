import {
  endCalendarFeed,
  listCalendarFeeds,
  makeCalendarFeed,
  type CalendarFeed,
} from '@keydate/contracts/calendar-feeds';
import type { FastifyInstance } from 'fastify';
import { memberOf } from '../../accounts';
import { route } from '../../calls/route';
import type { Tools } from '../../tools';
import { addressOfFeed } from './address-of-feed';
import { endFeed, type ListedFeed, listFeeds, makeFeed } from './use-cases/manage-feeds';

/** The calls by which people make and end the addresses of their calendar feeds. */
export function calendarFeedRoutes(app: FastifyInstance, tools: Tools): void {
  route(app, makeCalendarFeed, async ({ session, body }) => {
    const { feed, token } = await makeFeed(tools, memberOf(session.person), body);
    return { result: { ...presentFeed(feed), url: addressOfFeed(tools.config, token) } };
  });
  route(app, listCalendarFeeds, async ({ session }) => ({
    result: (await listFeeds(tools, memberOf(session.person))).map(presentFeed),
  }));
  route(app, endCalendarFeed, async ({ session, query }) => {
    await endFeed(tools, memberOf(session.person), query.transactionId ?? null);
    return {};
  });
}

function presentFeed({ transactionId, street, alarms, createdAt }: ListedFeed): CalendarFeed {
  return { transactionId, street, alarms, createdAt: createdAt.toISOString() };
}
