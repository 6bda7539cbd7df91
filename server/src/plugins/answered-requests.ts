import type { FastifyInstance } from 'fastify';
import type { RequestTrace } from '../ports/traces';
import type { Tools } from '../tools';

declare module 'fastify' {
  interface FastifyRequest {
    trace: RequestTrace | null;
  }
}

/** Reports each answered request; for a request without a route, only that. */
export function reportRequests(app: FastifyInstance, { traces, metrics }: Pick<Tools, 'traces' | 'metrics'>): void {
  app.decorateRequest('trace', null);
  app.addHook('onRequest', async (request) => {
    const { traceparent } = request.headers;
    request.trace = traces.request({
      method: request.method,
      route: request.routeOptions.url ?? '(no route)',
      traceparent: typeof traceparent === 'string' ? traceparent : undefined,
    });
  });
  app.addHook('onResponse', async (request, reply) => {
    request.trace?.answered(reply.statusCode);
    metrics.request({
      method: request.method,
      route: request.routeOptions.url ?? '(no route)',
      status: reply.statusCode,
      tookMs: reply.elapsedTime,
    });
  });
}
