import { createHash } from 'node:crypto';
import { HOUR_MS } from '@keydate/domain/durations';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import type { Config } from '../../config';
import type { Tools } from '../../tools';
import { type FeedContent, readFeed } from './use-cases/read-feed';
import { writeCalendar } from './write-calendar';

/** Raise it with each change of `writeCalendar`: programs ask by it whether a feed has changed. */
const FORMAT = 1;
const query = z.object({ token: z.string().max(100) });

/**
 * The file that calendar programs read: no session, no cookie, and no limit on networks, because Google reads for everybody from a few
 * of them. Nobody guesses 128 bits, and a wrong token costs one query of an index.
 */
export async function calendarFileRoutes(app: FastifyInstance, tools: Tools): Promise<void> {
  app.get('/', async (request, reply) => {
    reply.header('x-robots-tag', 'noindex').header('referrer-policy', 'no-referrer');
    const { token } = query.safeParse(request.query).data ?? {};
    const feed = token === undefined ? null : await readFeed(tools, token);
    if (feed === null)
      return refuse(reply, 404, 'This calendar link no longer works. Create a new one in Keydate, under Setting.');
    if (feed === 'too-often') {
      reply.header('retry-after', HOUR_MS / 1000);
      return refuse(reply, 429, 'This calendar link was opened too often. Try again in an hour.');
    }
    const etag = etagOf(feed, tools.config);
    reply.header('etag', etag).header('cache-control', 'private, no-cache');
    if (request.headers['if-none-match']?.split(',').some((known) => known.trim().replace(/^W\//, '') === etag))
      return reply.code(304).send();
    return reply.type('text/calendar; charset=utf-8').send(fileOf(feed, tools.config));
  });
}

function refuse(reply: FastifyReply, status: 404 | 429, sentence: string): FastifyReply {
  return reply.code(status).type('text/plain; charset=utf-8').header('cache-control', 'no-store').send(`${sentence}\n`);
}

/** Of the events rather than of the file: a program that asks in vain costs no writing. */
function etagOf(feed: FeedContent, { publicOrigin }: Config): string {
  const digest = createHash('sha256').update(JSON.stringify([FORMAT, publicOrigin, feed]));
  return `"${digest.digest('base64url')}"`;
}

function fileOf({ street, events, alarms }: FeedContent, { publicOrigin }: Config): string {
  return writeCalendar({
    name: street === null ? 'Keydate' : `Keydate: ${street}`,
    events,
    alarms,
    urlOf: (id) => `${publicOrigin}/transaction/${encodeURIComponent(id)}`,
  });
}
