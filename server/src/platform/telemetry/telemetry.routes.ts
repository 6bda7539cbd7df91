import { randomUUID } from 'node:crypto';
import { shellEvents, TELEMETRY_LIMITS, type ShellEvent } from '@keydate/contracts/telemetry';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../app-error';
import { networkOf } from '../../calls/network-of';
import type { Tools } from '../../tools';
import { insertShellEvents } from './shell-events.repository';
import { placesOf, withoutSecrets } from './without-secrets';

const WINDOW_MS = 60_000;
/** Reports a minute: from one network, and from all together. */
const PER_NETWORK = 60;
const TOGETHER = 1200;

/** Takes pages' reports of their remotes; from anybody, because a page may fail before it knows its person. */
export function telemetryRoutes(
  app: FastifyInstance,
  { db, clock, traces, rateLimits }: Pick<Tools, 'db' | 'clock' | 'traces' | 'rateLimits'>,
): void {
  const rate = { windowMs: WINDOW_MS, refusal: 'TOO_MANY_REQUESTS' } as const;
  const countOfNetwork = rateLimits.limit({ ...rate, name: 'reports', most: PER_NETWORK });
  const countOfAll = rateLimits.limit({ ...rate, name: 'all-reports', most: TOGETHER });

  app.post(
    '/',
    { bodyLimit: TELEMETRY_LIMITS.bytes, config: { maxBytes: TELEMETRY_LIMITS.bytes } },
    async (request, reply) => {
      await countOfNetwork(networkOf(request.ip));
      await countOfAll('everybody');
      const report = shellEvents.safeParse(request.body);
      if (!report.success) throw new AppError('BAD_INPUT');
      const { host, events } = report.data;
      const at = clock.now();
      const told = events.map(withoutPerson);
      await insertShellEvents(
        db,
        told.map((event) => ({ id: randomUUID(), at, host, ...event })),
      );
      for (const event of told) traces.shellEvent(event, { host, at });
      return reply.code(204).send();
    },
  );
}

function withoutPerson(event: ShellEvent): ShellEvent {
  if (event.kind === 'load') return event;
  return { ...event, message: withoutSecrets(event.message), stack: placesOf(event.stack) };
}
