import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../app-error';

/** A JSON body of a call; a transaction with 500 dates stays below. */
export const JSON_MAX_BYTES = 1024 * 1024;
/** How much of a refused body is still read: a browser shows our sentence only after it has sent everything. */
const DRAINED_MAX_BYTES = 64 * 1024 * 1024;
const DRAIN_MS = 20_000;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The limit of a body, if it differs from that of a call. */
    maxBytes?: number;
  }
}

/** Answers a body that says it is too large with our sentence, after reading it to a bounded end; one that is packed with another. */
export function limitBodies(app: FastifyInstance): void {
  app.addHook('preParsing', async (request, reply) => {
    const { 'content-encoding': coding = 'identity' } = request.headers;
    // nothing is unpacked here: a few bytes could become very many
    if (coding !== 'identity') throw new AppError('WRONG_CONTENT_TYPE');
    const announced = Number(request.headers['content-length'] ?? 0);
    const isForm = request.headers['content-type']?.startsWith('multipart/form-data') ?? false;
    const { maxBytes = isForm ? DRAINED_MAX_BYTES : JSON_MAX_BYTES } = request.routeOptions.config;
    if (announced <= maxBytes) return;
    if (announced <= DRAINED_MAX_BYTES) await drain(request.raw);
    else void reply.header('connection', 'close');
    throw new AppError('BODY_TOO_LARGE');
  });
}

/** Breaks off a form that does not say how large it is and is beyond all measure. */
export function endWhenEndless(request: IncomingMessage): void {
  let bytes = 0;
  request.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > DRAINED_MAX_BYTES) request.destroy();
  });
}

/** Reads what still comes, keeping none of it, to its end or for a bounded time. */
export function drain(request: IncomingMessage): Promise<void> {
  return new Promise((resolve) => {
    const end = setTimeout(resolve, DRAIN_MS);
    const done = () => {
      clearTimeout(end);
      resolve();
    };
    request.once('end', done).once('error', done).once('close', done).resume();
  });
}
