import { subscribeToNewsletter, unsubscribeFromNewsletter } from '@keydate/contracts/newsletter';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../app-error';
import { route } from '../../calls/route';
import type { Tools } from '../../tools';
import { hashOfToken } from '../sessions/token';
import { deleteSubscriber } from './newsletter.repository';
import { subscribe } from './use-cases/subscribe';

export function newsletterRoutes(app: FastifyInstance, tools: Tools): void {
  route(app, subscribeToNewsletter, async ({ body, sender }) => {
    await subscribe(tools, body.email, sender);
    return {};
  });

  route(app, unsubscribeFromNewsletter, async ({ body }) => {
    if (!(await deleteSubscriber(tools.db, hashOfToken(body.token)))) throw new AppError('SUBSCRIBER_UNKNOWN');
    return {};
  });
}
