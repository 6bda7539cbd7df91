import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { AppError } from '../app-error';
import type { Config } from '../config';

/** Counts an attempt and refuses it when there were too many of late. Call it once the body has been checked. */
type CountAttempt = (request: FastifyRequest, body: unknown) => Promise<void>;

declare module 'fastify' {
  interface FastifyInstance {
    countAttempt: CountAttempt;
  }
}

const WINDOW_MS = 60_000;
const withEmail = z.object({ email: z.string() });

/** Limits attempts to sign in or up, or to get or guess codes, for each address and for each account. */
export async function limitAttempts(app: FastifyInstance, { perAddress, perAccount }: Config['attempts']): Promise<void> {
  await app.register(rateLimit, { global: false });
  const accounts = new WeakMap<FastifyRequest, string>();
  const byAddress = app.createRateLimit({ timeWindow: WINDOW_MS, max: perAddress });
  const byAccount = app.createRateLimit({
    timeWindow: WINDOW_MS,
    max: perAccount,
    keyGenerator: (request) => `${request.routeOptions.url} ${accounts.get(request)}`,
  });
  app.decorate('countAttempt', async (request, body) => {
    const account = withEmail.safeParse(body);
    if (account.success) accounts.set(request, account.data.email);
    const limits = [await byAddress(request), account.success ? await byAccount(request) : { isAllowed: true } as const];
    if (limits.some((limit) => !limit.isAllowed && limit.isExceeded)) throw new AppError('TOO_MANY_REQUESTS');
  });
}
