import type { FastifyRequest, FastifyServerOptions } from 'fastify';
import type { Config } from '../config';

/**
 * How the server logs: in the demo only what went wrong, in production every request as a line of JSON. A request is
 * told by its method and path alone: headers, bodies and queries hold tokens and people's words.
 */
export function logOptions({ mode }: Pick<Config, 'mode'>): NonNullable<FastifyServerOptions['logger']> {
  return {
    level: mode === 'demo' ? 'error' : 'info',
    serializers: { req: ({ method, url, ip }: FastifyRequest) => ({ method, path: url.split('?')[0], ip }) },
  };
}
