import { once } from 'node:events';
import { request } from 'node:http';
import { defineCall, replyWith } from '@keydate/contracts/call';
import Fastify, { type FastifyInstance } from 'fastify';
import { z } from 'zod';
import { route } from './route';

const CALL = defineCall({
  method: 'GET',
  path: 'anything',
  summary: 'Anything',
  access: 'public',
  replies: { 200: replyWith(z.string()) },
});

let app: FastifyInstance;
beforeEach(() => {
  app = Fastify();
  app.decorate('checksReplies', false);
  app.decorate('boundCalls', []);
});
afterEach(() => app.close());

test('a caller who left before the call began is known to be gone', async () => {
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
