import type { FastifyInstance } from 'fastify';
import type { Config } from '../config';

/** Headers of every reply; a page adds its content policy, and what may be kept says so itself. */
export function securityHeaders({ publicOrigin }: Pick<Config, 'publicOrigin'>): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    // a reply that a browser is made to show as a page can do nothing
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'cache-control': 'no-store',
    // TLS ends at a proxy in front, so that the origin says whether there is any, and not the connection
    ...(publicOrigin.startsWith('https:') && { 'strict-transport-security': 'max-age=31536000' }),
  };
}

export function setSecurityHeaders(app: FastifyInstance, config: Config): void {
  const headers = securityHeaders(config);
  app.addHook('onRequest', async (_request, reply) => void reply.headers(headers));
}
