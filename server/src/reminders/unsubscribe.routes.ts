import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { sendPlainPage } from '../plain-page';
import { drain } from '../plugins/body-limits';
import type { Tools } from '../tools';
import { readUnsubscribeToken } from './unsubscribe-token';
import { askPage, resumedPage, stoppedPage, unknownPage } from './unsubscribe-pages';
import { muteByLink, readSubscription } from './use-cases/mute-transaction';

const query = z.object({ token: z.string().max(500) });
const FORM_MAX_BYTES = 1024;

/**
 * The address of the link under a reminder (RFC 8058): a POST with its token ends the emails, without a session. A GET
 * changes nothing. The token is in the query, which no log has.
 */
export async function unsubscribeRoutes(app: FastifyInstance, tools: Tools): Promise<void> {
  const { config } = tools;
  app.removeAllContentTypeParsers();
  // the form of our page, and the request that a mail program sends by itself
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: FORM_MAX_BYTES },
    async (_request: FastifyRequest, body: string) => Object.fromEntries(new URLSearchParams(body)),
  );
  // mail programs may send the same as multipart; its one field is always the same
  app.addContentTypeParser('multipart/form-data', async (_request: FastifyRequest, payload: IncomingMessage) => {
    await drain(payload);
    return {};
  });

  app.get('/', async (request, reply) => {
    const subscription = readToken(request.query);
    const subscribed = subscription && (await readSubscription(tools, subscription));
    return subscribed === null
      ? sendPlainPage(reply, 404, unknownPage())
      : sendPlainPage(reply, 200, subscribed.isMuted ? stoppedPage(subscribed) : askPage(subscribed));
  });

  app.post('/', async (request, reply) => {
    const subscription = readToken(request.query);
    const isResumed = z.object({ subscribe: z.literal('again') }).safeParse(request.body).success;
    const subscribed = subscription && (await muteByLink(tools, subscription, !isResumed));
    if (subscribed === null) return sendPlainPage(reply, 404, unknownPage());
    return sendPlainPage(reply, 200, isResumed ? resumedPage(subscribed) : stoppedPage(subscribed));
  });

  function readToken(given: unknown) {
    const read = query.safeParse(given);
    return read.success ? readUnsubscribeToken(read.data.token, config.acceptedCodeSecrets) : null;
  }
}
