import { computeDeadlines } from '@keydate/contracts/computed-deadlines';
import { computeDeadlines as compute } from '@keydate/domain/computed-deadlines/compute-deadlines';
import { presentComputed } from '@keydate/domain/computed-deadlines/present-computed';
import type { FastifyInstance } from 'fastify';
import { route } from '../calls/route';

/** It reads and stores nothing: the caller sends all that it depends on. */
export function computedDeadlineRoutes(app: FastifyInstance): void {
  route(app, computeDeadlines, async ({ body: { anchors, timeOfDay, ...terms } }) => {
    const computed = compute({ ...terms, anchors: anchors ?? {}, timeOfDay: timeOfDay ?? null });
    return { result: computed.map(presentComputed) };
  });
}
