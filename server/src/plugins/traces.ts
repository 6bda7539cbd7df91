import type { FastifyInstance } from 'fastify';
import type { Tools } from '../tools';

/** Reports each answered request; for a request without a route, only that. */
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
