import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { ATTEMPT_WINDOW_MS, countAttempt } from '../accounts';
import type { Tools } from '../tools';
import { networkOf } from '../calls/network-of';

/** Counts an attempt and refuses it if there were too many lately. Call it once the body has been checked. */
type CountAttempt = (request: FastifyRequest, body: unknown) => Promise<void>;

declare module 'fastify' {
  interface FastifyInstance {
    countAttempt: CountAttempt;
  }
}

const withEmail = z.object({ email: z.string() });

/**
 * Limits attempts to sign in or up, or to get or guess codes. Those of an address are counted outside the database, so that a
 * flood never reaches it; the database counts those on an account.
 */
export function limitAttempts(
  app: FastifyInstance,
  tools: Pick<Tools, 'db' | 'clock' | 'config' | 'rateLimits'>,
): void {
  const countOfAddress = tools.rateLimits.limit({
    name: 'attempts',
    most: tools.config.attempts.perAddress,
    windowMs: ATTEMPT_WINDOW_MS,
    refusal: 'TOO_MANY_REQUESTS',
  });
  app.decorate('countAttempt', async (request, body) => {
    const network = networkOf(request.ip);
    await countOfAddress(network);
    const account = withEmail.safeParse(body);
    if (!account.success) return;
    await countAttempt(tools, request.routeOptions.url ?? '', { account: account.data.email, network });
  });
}
