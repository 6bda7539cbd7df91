import type { FastifyRequest, FastifyServerOptions } from 'fastify';
import type { Config } from '../config';
import { shortSql } from '../db/short-sql';

/**
 * How the server logs: lines of JSON. A request appears only as its method and path, because headers, bodies and
 * queries contain tokens and people's words. A failed query appears as the beginning of its SQL and the reason,
 * because its values are people's too.
 */
export function logOptions({ logLevel }: Pick<Config, 'logLevel'>): NonNullable<FastifyServerOptions['logger']> {
  return {
    level: logLevel,
    serializers: {
      req: ({ method, url, ip }: FastifyRequest) => ({ method, path: url.split('?')[0], ip }),
      err: (error: Error) => describeError(error),
    },
  };
}

type ErrorTold = { type: string; message: string; stack: string; cause?: ErrorTold };

/** An error without the fields that its library added; of a query only the beginning. */
export function describeError(error: Error): ErrorTold {
  const withoutValues = (text: string) =>
    text.replace(
      /(Failed query: )([^]*?)(?:\nparams: [^]*?)?(?=\n {4}at |$)/,
      (_all, told: string, query: string) => told + shortSql(query),
    );
  const { cause, message, stack = '' } = error;
  return {
    type: error.name,
    message: withoutValues(message),
    stack: withoutValues(stack),
    ...(cause instanceof Error && { cause: describeError(cause) }),
  };
}
