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

/**
 * Answers a body that declares too large a size with our sentence, after reading it up to a limit, and a packed body
 * with another sentence.
 */
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

/** Ends a form that declares no size and is far too large. */
export function endWhenEndless(request: IncomingMessage): void {
  let bytes = 0;
  request.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > DRAINED_MAX_BYTES) request.destroy();
  });
}

/** Reads the rest without storing it, to its end or for a limited time. */
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
