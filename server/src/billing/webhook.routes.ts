import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Tools } from '../tools';
import { WEBHOOK_PATH } from './webhook-path';
import { applyEvent } from './use-cases/apply-event';

const bytes = z.instanceof(Buffer).catch(Buffer.alloc(0));

/** Takes the body as raw bytes, because the provider signs those. */
export async function webhookRoutes(app: FastifyInstance, tools: Tools): Promise<void> {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));

  app.post(WEBHOOK_PATH, async ({ body, headers }) => {
    const signature = headers['stripe-signature'];
    await applyEvent(tools, bytes.parse(body), typeof signature === 'string' ? signature : undefined);
    return { status: 200, message: 'Success' };
  });
}
