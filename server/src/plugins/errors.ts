import { randomUUID } from 'node:crypto';
import type { Call } from '@keydate/contracts/call';
import { canAnswerWith, type ErrorReply } from '@keydate/contracts/call-errors';
import { ERRORS, type ErrorCode } from '@keydate/contracts/errors';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../app-error';
import { outageOf } from '../db/outage';
import { FilesAway } from '../ports/files-away';

/** The refusals of Fastify and its plugins, as codes of our catalog. */
const FRAMEWORK_CODES: Readonly<Record<string, ErrorCode>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'BODY_TOO_LARGE',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'WRONG_CONTENT_TYPE',
  FST_INVALID_MULTIPART_CONTENT_TYPE: 'WRONG_CONTENT_TYPE',
  FST_REQ_FILE_TOO_LARGE: 'BODY_TOO_LARGE',
};

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The call that a route answers; none for pages, files and the developer's tools. */
    call?: Call;
  }
}

/** When to try again while the database or file storage is away, in seconds. */
const RETRY_AFTER = 30;

/** The only place where an error becomes a reply. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    const refusal = refusalOf(error);
    const isAgreed = refusal && isNamed(refusal, request);
    if (refusal && !isAgreed)
      request.log.error({ code: refusal.code, ...placeOf(request) }, 'a code the call does not name');
    // outside production such a refusal fails, so that a test or a developer notices it
    if (refusal && (isAgreed || !app.checksReplies)) return sendRefusal(reply, refusal);
    const outage = outageOf(error);
    if (outage) {
      request.log.error({ ...outage, ...placeOf(request) }, 'the database does not answer');
      return sendRefusal(reply.header('retry-after', RETRY_AFTER), new AppError('UNAVAILABLE'));
    }
    if (error instanceof FilesAway) {
      request.log.error({ why: error.message, ...placeOf(request) }, 'file storage does not answer');
      return sendRefusal(reply.header('retry-after', RETRY_AFTER), new AppError('UNAVAILABLE'));
    }
    const id = randomUUID();
    request.log.error({ err: error, id, ...placeOf(request) }, 'unexpected error');
    void reply.header('x-error-id', id);
    return sendRefusal(reply, new AppError('INTERNAL'));
  });
}

/** True if the contract of the call, if the route has one, names the refusal's code. */
function isNamed({ code }: AppError, { routeOptions }: FastifyRequest): boolean {
  const { call } = routeOptions.config;
  return !call || canAnswerWith(call, code);
}

function placeOf({ method, routeOptions }: FastifyRequest) {
  return { method, route: routeOptions.url };
}

/** Sends a refusal as every JSON reply is shaped (server/README.md, Replies). */
export function sendRefusal(reply: FastifyReply, refusal: AppError): FastifyReply {
  const body = refusalBody(refusal);
  return reply.code(body.status).type('application/json; charset=utf-8').send(body);
}

export function refusalBody({ code, fields, result }: AppError): ErrorReply & { result?: unknown } {
  return { ...ERRORS[code], code, errors: fields, result };
}

function refusalOf(error: unknown): AppError | null {
  if (error instanceof AppError) return error;
  if (!(error instanceof Error)) return null;
  const code = 'code' in error && typeof error.code === 'string' ? FRAMEWORK_CODES[error.code] : undefined;
  if (code) return new AppError(code);
  // other refusals of the framework: a body that is not JSON, a form that breaks off
  const isClients =
    'statusCode' in error && typeof error.statusCode === 'number' && error.statusCode >= 400 && error.statusCode < 500;
  return isClients ? new AppError('BAD_INPUT', { body: 'This could not be read.' }) : null;
}
