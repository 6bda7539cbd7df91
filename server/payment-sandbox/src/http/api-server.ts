import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { accountEndpoints } from '../endpoints/account';
import { catalogEndpoints } from '../endpoints/catalog';
import { customerEndpoints } from '../endpoints/customers';
import { intentEndpoints } from '../endpoints/intents';
import { invoiceEndpoints } from '../endpoints/invoices';
import { subscriptionEndpoints } from '../endpoints/subscriptions';
import { ApiError } from './api-error';
import type { ApiReply, ApiRequest } from './answer-request';
import type { Endpoint, KeyKind } from './endpoint';

const ENDPOINTS: readonly Endpoint[] = [
  ...accountEndpoints,
  ...catalogEndpoints,
  ...customerEndpoints,
  ...subscriptionEndpoints,
  ...invoiceEndpoints,
  ...intentEndpoints,
];

export type Answer = (account: string, request: ApiRequest) => Promise<ApiReply>;

const ids = z.record(z.string(), z.string());

/** Stripe's API: its paths, its form encoding, its keys and its errors. */
export function serveApi(app: FastifyInstance, answer: Answer): void {
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, body),
  );
  app.setErrorHandler((error, request, reply) => refuse(reply, asApiError(error, request)));
  app.setNotFoundHandler((request, reply) => {
    const message = `Unrecognized request URL (${request.method}: ${request.url}).`;
    return refuse(reply, new ApiError(404, 'invalid_request_error', message));
  });
  for (const endpoint of ENDPOINTS) {
    app.route({
      method: endpoint.method,
      url: endpoint.path,
      handler: async (request, reply) => {
        const { kind, account } = keyOf(request);
        if (!endpoint.keys.includes(kind)) throw new ApiError(403, 'invalid_request_error', WRONG_KEY[kind]);
        const url = request.url.split('?')[0] ?? '';
        const text =
          endpoint.method === 'POST'
            ? z
                .string()
                .default('')
                .parse(request.body ?? '')
            : queryOf(request);
        const key = request.headers['idempotency-key'];
        const idempotencyKey = typeof key === 'string' ? key : undefined;
        const { status, body, isReplayed } = await answer(account, {
          endpoint,
          url,
          ids: ids.parse(request.params),
          text,
          idempotencyKey,
        });
        if (isReplayed) void reply.header('idempotent-replayed', 'true');
        return send(reply, status, body);
      },
    });
  }
}

const WRONG_KEY: Record<KeyKind, string> = {
  secret: 'This API call is made by the payment frame, with the publishable key.',
  publishable: 'This API call cannot be made with a publishable API key. Please use a secret API key.',
};

/** A key names its account: `sk_test_keydate` is the secret key of `keydate`. */
function keyOf({ headers }: FastifyRequest): { kind: KeyKind; account: string } {
  const [, kind, account] = /^Bearer (sk|pk)_test_([a-z0-9_-]{1,60})$/i.exec(headers.authorization ?? '') ?? [];
  if (kind === undefined || account === undefined) {
    throw new ApiError(
      401,
      'invalid_request_error',
      'Invalid API Key provided. The sandbox takes keys that begin with sk_test_ or pk_test_.',
    );
  }
  return { kind: kind === 'sk' ? 'secret' : 'publishable', account };
}

function queryOf({ url }: FastifyRequest): string {
  const at = url.indexOf('?');
  return at === -1 ? '' : url.slice(at + 1);
}

function asApiError(error: unknown, request: FastifyRequest): ApiError {
  if (error instanceof ApiError) return error;
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
  if (status >= 400 && status < 500)
    return new ApiError(status, 'invalid_request_error', 'The request could not be read.');
  request.log.error(error);
  return new ApiError(500, 'api_error', 'An error occurred in the payment sandbox.');
}

function refuse(reply: FastifyReply, error: ApiError): FastifyReply {
  return send(reply, error.status, JSON.stringify(error.body));
}

function send(reply: FastifyReply, status: number, body: string): FastifyReply {
  return reply
    .code(status)
    .headers({ 'request-id': `req_${randomBytes(7).toString('hex')}`, 'cache-control': 'no-store' })
    .type('application/json; charset=utf-8')
    .send(body);
}
