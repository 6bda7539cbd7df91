import type { FastifyInstance } from 'fastify';
import type { Tools } from '../tools';

/** Reports each answered request; for a request without a route, only that. */
export function reportRequests(app: FastifyInstance, { traces, metrics }: Pick<Tools, 'traces' | 'metrics'>): void {
  app.addHook('onResponse', async (request, reply) => {
    const { traceparent } = request.headers;
    const tookMs = reply.elapsedTime;
    const answered = {
      method: request.method,
      route: request.routeOptions.url ?? '(no route)',
      status: reply.statusCode,
      tookMs,
    };
    metrics.request(answered);
    traces.request({
      ...answered,
      startedAt: new Date(Date.now() - tookMs),
      traceparent: typeof traceparent === 'string' ? traceparent : undefined,
    });
  });
}
