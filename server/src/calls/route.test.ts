import { once } from 'node:events';
import { request } from 'node:http';
import { defineCall, replyWith } from '@keydate/contracts/call';
import type { ErrorCode } from '@keydate/contracts/errors';
import Fastify, { type FastifyInstance } from 'fastify';
import { z } from 'zod';
import { AppError } from '../app-error';
import { answerErrors } from '../plugins/errors';
import { route } from './route';

const CALL = defineCall({
  method: 'GET',
  path: 'anything',
  summary: 'Anything',
  access: 'public',
  errors: ['CLIENT_UNKNOWN'],
  replies: { 200: replyWith(z.string()) },
});

let app: FastifyInstance;
beforeEach(() => {
  app = Fastify();
  app.decorate('boundCalls', []);
  app.decorate('browserOf', () => ({ mark: null, give: () => undefined }));
});
afterEach(() => app.close());

/** The answer to a call whose handler throws `code`. */
async function refusalOf(code: ErrorCode, { checksReplies }: { checksReplies: boolean }): Promise<unknown> {
  app.decorate('checksReplies', checksReplies);
  app.decorate('authenticate', () => Promise.resolve(null));
  answerErrors(app);
  route(app, CALL, () => Promise.reject(new AppError(code)));
  return (await app.inject('/anything')).json();
}

test.each([true, false])(
  'a call is refused with a code that it names (replies are checked: %s)',
  async (checksReplies) => {
    expect(await refusalOf('CLIENT_UNKNOWN', { checksReplies })).toMatchObject({ status: 400, code: 'CLIENT_UNKNOWN' });
  },
);

test('a code that the call does not name fails in tests and development', async () => {
  expect(await refusalOf('ACTIVE_LIMIT_EXCEEDED', { checksReplies: true })).toMatchObject({
    status: 500,
    code: 'INTERNAL',
  });
});

test('a code that the call does not name is sent in production', async () => {
  expect(await refusalOf('ACTIVE_LIMIT_EXCEEDED', { checksReplies: false })).toMatchObject({ status: 406 });
});

test('a caller who left before the call began is known to be gone', async () => {
  app.decorate('checksReplies', false);
  const begun = new Promise<AbortSignal>((resolve) => {
    route(app, CALL, async ({ signal }) => {
      resolve(signal);
      return { result: '' };
    });
  });
  app.decorate('authenticate', async ({ raw }) => {
    calling.destroy();
    await once(raw.socket, 'close');
    return null;
  });
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  const calling = request(`${origin}/anything`)
    .on('error', () => undefined)
    .end();

  expect((await begun).aborted).toBe(true);
});
