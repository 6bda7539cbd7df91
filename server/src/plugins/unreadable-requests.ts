import { STATUS_CODES } from 'node:http';
import { ERRORS, type ErrorCode } from '@keydate/contracts/errors';
import type { FastifyServerOptions } from 'fastify';
import { AppError } from '../app-error';
import type { Config } from '../config';
import { refusalBody, sendRefusal } from './errors';
import { securityHeaders } from './security-headers';

const PARSER_CODES: Readonly<Record<string, ErrorCode>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'REQUEST_TOO_SLOW',
  HPE_HEADER_OVERFLOW: 'HEADERS_TOO_LARGE',
};

/** Refuses requests that reach no hook: those that are not HTTP, and addresses that cannot be decoded. */
export function refuseUnreadable(
  config: Pick<Config, 'publicOrigin'>,
): Pick<FastifyServerOptions, 'frameworkErrors' | 'clientErrorHandler'> {
  const headers = securityHeaders(config);
  return {
    frameworkErrors: (_error, _request, reply) => {
      void sendRefusal(reply.headers(headers), new AppError('BAD_INPUT', { address: 'This address cannot be read.' }));
    },
    clientErrorHandler: (error, socket) => {
      if (socket.writable) socket.write(plainReply(PARSER_CODES[error.code] ?? 'BAD_INPUT', headers));
      socket.destroy();
    },
  };
}

/** A whole reply as it goes over the wire: there is no request that a framework could answer. */
function plainReply(code: ErrorCode, headers: Readonly<Record<string, string>>): string {
  const { status } = ERRORS[code];
  const body = JSON.stringify(
    refusalBody(new AppError(code, code === 'BAD_INPUT' ? { request: 'This is not an HTTP request.' } : undefined)),
  );
  const all = {
    ...headers,
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n');
}
