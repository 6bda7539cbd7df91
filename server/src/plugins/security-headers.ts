import type { FastifyInstance } from 'fastify';
import type { Config } from '../config';

/**
 * The headers of every reply. A page adds its own content policy, and a reply that may be cached its own cache-control.
 * Not @fastify/helmet, because some replies reach no hook (docs/decisions/0015-libraries-for-plumbing.md).
 */
export function securityHeaders({ publicOrigin }: Pick<Config, 'publicOrigin'>): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    // a browser that is tricked into showing a reply as a page runs nothing of it
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'cache-control': 'no-store',
    // TLS ends at a proxy in front of the server, so the public origin shows whether it is used; the connection does
    // not
    ...(publicOrigin.startsWith('https:') && { 'strict-transport-security': 'max-age=31536000' }),
  };
}

export function setSecurityHeaders(app: FastifyInstance, config: Config): void {
  const headers = securityHeaders(config);
  app.addHook('onRequest', async (_request, reply) => void reply.headers(headers));
}
