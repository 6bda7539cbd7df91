import type { FastifyInstance } from 'fastify';
import type { Tools } from '../tools';

/** Tells of each request that was answered; of one that no route takes, only that. */
export function traceRequests(app: FastifyInstance, { traces }: Pick<Tools, 'traces'>): void {
  app.addHook('onResponse', async (request, reply) => {
    const { traceparent } = request.headers;
    const tookMs = reply.elapsedTime;
    traces.request({
      method: request.method,
      route: request.routeOptions.url ?? '(no route)',
      status: reply.statusCode,
      startedAt: new Date(Date.now() - tookMs),
      tookMs,
      traceparent: typeof traceparent === 'string' ? traceparent : undefined,
    });
  });
}
