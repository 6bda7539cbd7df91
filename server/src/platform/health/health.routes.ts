import type { FastifyInstance } from 'fastify';
import type { Tools } from '../../tools';
import { askDatabase } from './health.repository';

/**
 * For load balancers and monitors: 200 while this server can answer people, 503 while its database is away. Successful
 * checks are not logged: there is one every few seconds.
 */
export function healthRoutes(app: FastifyInstance, { db }: Pick<Tools, 'db'>): void {
  app.get('/', { logLevel: 'warn' }, async () => {
    await askDatabase(db);
    return { status: 'ok' };
  });
}
