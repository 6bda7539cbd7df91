import type { FastifyInstance } from 'fastify';
import { AppError } from '../../app-error';
import type { Tools } from '../../tools';
import { askDatabase } from './health.repository';

declare module 'fastify' {
  interface FastifyInstance {
    /** Says to load balancers that this server takes no more requests; it still answers those that come. */
    drain(): void;
  }
}

/**
 * For load balancers, supervisors and monitors. Successful checks are not logged: there is one every few seconds. Redis and the
 * mail server are not asked: what a server does without them is worth more than no server.
 */
export function healthRoutes(app: FastifyInstance, { db }: Pick<Tools, 'db'>): void {
  let isDraining = false;
  app.decorate('drain', () => void (isDraining = true));

  /** 200 while this server can answer people, 503 while its database is away. */
  app.get('/api/health', { logLevel: 'warn' }, async () => {
    await askDatabase(db);
    return { status: 'ok' };
  });
  /** 200 while the process runs: a supervisor would restart it otherwise, which brings no database back. */
  app.get('/health/live', { logLevel: 'warn' }, async () => ({ status: 'ok' }));
  /** 200 while requests should come here: not without the database and its tables, and not while the server prepares to stop. */
  app.get('/health/ready', { logLevel: 'warn' }, async () => {
    if (isDraining || !(await db.hasMigrations())) throw new AppError('UNAVAILABLE');
    return { status: 'ok' };
  });
}
