import { endSession, endSessions, listSessions } from '@keydate/contracts/sessions';
import type { FastifyInstance } from 'fastify';
import { route } from '../../calls/route';
import type { Tools } from '../../tools';
import { presentSession } from './sessions.presenter';
import { listSessions as findSessions } from './sessions.repository';
import { endSession as endOne, endSessions as endAll } from './use-cases/end-sessions';

export function sessionRoutes(app: FastifyInstance, tools: Tools): void {
  route(app, listSessions, async ({ session }) => {
    const found = await findSessions(tools.db, session.person.id, tools.clock.now());
    return { result: { sessions: found.map((one) => presentSession(one, session.id)) } };
  });

  route(app, endSession, async ({ params, session, sender }) => {
    await endOne(tools, session.person, params.id, sender);
    return {};
  });

  route(app, endSessions, async ({ session, sender }) => {
    await endAll(tools, session.person, sender);
    return {};
  });
}
