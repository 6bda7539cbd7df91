import type { FastifyInstance } from 'fastify';
import type { Config } from '../config';

/** Headers of every reply; a page adds its content policy, and what may be kept says so itself. */
export function setSecurityHeaders(app: FastifyInstance, { mode }: Config): void {
  app.addHook('onRequest', async (_request, reply) => {
    void reply.headers({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'no-store',
    });
    if (mode === 'production') void reply.header('strict-transport-security', 'max-age=31536000');
  });
}
