import { randomUUID } from 'node:crypto';
import type { ErrorReply } from '@keydate/contracts/call';
import { ERRORS, type ErrorCode } from '@keydate/contracts/errors';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { AppError } from '../app-error';

/** What Fastify and its plugins refuse by themselves, in the words of our catalogue. */
const FRAMEWORK_CODES: Readonly<Record<string, ErrorCode>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'BODY_TOO_LARGE',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'WRONG_CONTENT_TYPE',
  FST_INVALID_MULTIPART_CONTENT_TYPE: 'WRONG_CONTENT_TYPE',
  FST_REQ_FILE_TOO_LARGE: 'BODY_TOO_LARGE',
};

/** The only place where an error becomes a reply. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    const refusal = refusalOf(error);
    if (refusal) return sendRefusal(reply, refusal);
    const id = randomUUID();
    request.log.error({ err: error, id, method: request.method, route: request.routeOptions.url }, 'unexpected error');
    void reply.header('x-error-id', id);
    return sendRefusal(reply, new AppError('INTERNAL'));
  });
}

/** Sends a refusal of the catalogue as every JSON reply is shaped (docs/rules.md, Replies). */
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
  // the rest of what the framework refuses: a body that is not JSON, a form that breaks off
  const isClients =
    'statusCode' in error && typeof error.statusCode === 'number' && error.statusCode >= 400 && error.statusCode < 500;
  return isClients ? new AppError('BAD_INPUT', { body: 'This could not be read.' }) : null;
}
