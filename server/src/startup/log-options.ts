import type { FastifyRequest, FastifyServerOptions } from 'fastify';
import type { Config } from '../config';

/**
 * How the server logs: lines of JSON. A request is told by its method and path alone, for headers, bodies and queries
 * hold tokens and people's words.
 */
export function logOptions({ logLevel }: Pick<Config, 'logLevel'>): NonNullable<FastifyServerOptions['logger']> {
  return {
    level: logLevel,
    serializers: { req: ({ method, url, ip }: FastifyRequest) => ({ method, path: url.split('?')[0], ip }) },
  };
}
