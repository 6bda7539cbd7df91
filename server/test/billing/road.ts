import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { stripePayments } from '../../src/adapters/stripe-payments/stripe-payments';
import type { Payments } from '../../src/ports/payments';
import type { TestSandbox } from './test-sandbox';

/** A request on its way to the provider. */
export interface OnTheRoad {
  /** As in `POST /v1/customers`. */
  what: string;
  isWrite: boolean;
  key: string | undefined;
  /** Takes it to the provider, and the answer back unless it is lost. */
  forward(options?: { answer: 'lost' }): Promise<void>;
  /** The provider fails; `isReplayed` if it repeats the failure of a key. */
  fail(options: { isReplayed: boolean }): void;
  /** The line is cut. */
  cut(): void;
}

/** A road to the provider, on which a test sees every request and decides its fate. */
export async function startRoad(
  sandbox: TestSandbox,
  meet: (met: OnTheRoad) => void | Promise<void>,
): Promise<{ payments: Payments; close: () => void }> {
  const road = createServer((asked, reply) => void meet(onTheRoad(sandbox, asked, reply))).listen(0, '127.0.0.1');
  await new Promise((listening) => road.once('listening', listening));
  const { port } = road.address() as AddressInfo;
  const payments = stripePayments({
    secretKey: sandbox.secretKey,
    publishableKey: sandbox.publishableKey,
    webhookSecret: 'none',
    sandbox: { host: '127.0.0.1', port },
    retries: 1,
  });
  const close = () => {
    road.close();
    road.closeAllConnections();
  };
  return { payments, close };
}

function onTheRoad({ host, port }: TestSandbox, asked: IncomingMessage, reply: ServerResponse): OnTheRoad {
  const { method = '', url = '', headers } = asked;
  const key = headers['idempotency-key'];
  return {
    what: `${method} ${url}`,
    isWrite: method !== 'GET' && !url.startsWith('/v1/invoices/create_preview'),
    key: typeof key === 'string' ? key : undefined,
    forward: (options) =>
      new Promise((done) => {
        const onward = request({ host, port, method, path: url, headers }, (told) => {
          told.once('end', done);
          if (options?.answer === 'lost') {
            told.resume();
            return;
          }
          reply.writeHead(told.statusCode ?? 500, told.headers);
          told.pipe(reply);
        });
        asked.pipe(onward);
      }),
    fail: ({ isReplayed }) => {
      reply.writeHead(500, {
        'content-type': 'application/json',
        ...(isReplayed && { 'idempotent-replayed': 'true' }),
      });
      reply.end(JSON.stringify({ error: { type: 'api_error', message: 'Something went wrong at the provider.' } }));
    },
    cut: () => asked.socket.destroy(),
  };
}
