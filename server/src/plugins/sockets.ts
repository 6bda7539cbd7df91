import type { FastifyInstance } from 'fastify';
import { AppError } from '../app-error';
import { findOpenSessions, memberOf, readSession } from '../accounts';
import type { Tools } from '../tools';

/** Takes the sockets of members, by the token in their address (spec § 7); the log never sees that address. */
export function admitSockets(app: FastifyInstance, tools: Tools): void {
  const { db, clock, realtime } = tools;
  realtime.attach(app.server, {
    admit: async (token) => {
      const session = token ? await readSession(tools, token) : null;
      if (session?.kind !== 'full') throw new AppError('UNAUTHENTICATED');
      const { id, companyId } = memberOf(session.person);
      return { personId: id, companyId, sessionId: session.id };
    },
    openSessions: (ids) => findOpenSessions(db, ids, clock.now()),
    log: app.log,
  });
}
