import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { AppError } from '../app-error';
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
 * Limits attempts to sign in or up, or to get or guess codes. Each process counts those of an address, so that a flood
 * never reaches the database; the database counts those on an account, for all processes together.
 */
export async function limitAttempts(
  app: FastifyInstance,
  tools: Pick<Tools, 'db' | 'clock' | 'config'>,
): Promise<void> {
  await app.register(rateLimit, { global: false });
  const byAddress = app.createRateLimit({
    timeWindow: ATTEMPT_WINDOW_MS,
    max: tools.config.attempts.perAddress,
    keyGenerator: ({ ip }) => networkOf(ip),
  });
  app.decorate('countAttempt', async (request, body) => {
    const ofAddress = await byAddress(request);
    if (!ofAddress.isAllowed && ofAddress.isExceeded) throw new AppError('TOO_MANY_REQUESTS');
    const account = withEmail.safeParse(body);
    if (!account.success) return;
    const whom = { account: account.data.email, network: networkOf(request.ip) };
    await countAttempt(tools, request.routeOptions.url ?? '', whom);
  });
}
