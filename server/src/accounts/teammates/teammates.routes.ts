import { companyAgents, companyEmployees, removeTeammate, type Teammate } from '@keydate/contracts/teammates';
import { canListAgents } from '@keydate/domain/company-permissions';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../app-error';
import { route } from '../../calls/route';
import type { Tools } from '../../tools';
import { memberOf } from '../policies/person';
import type { Member } from '../people/person';
import { presentTeammate } from './teammates.presenter';
import { listTeammates } from './use-cases/list-teammates';
import { removeTeammate as remove } from './use-cases/remove-teammate';

export function teammateRoutes(app: FastifyInstance, tools: Tools): void {
  route(app, companyEmployees, async ({ session }) => ({
    result: { employee: await present(memberOf(session.person)) },
  }));

  route(app, companyAgents, async ({ session }) => {
    const reader = memberOf(session.person);
    if (!canListAgents(reader)) throw new AppError('FORBIDDEN');
    return { result: await present(reader) };
  });

  route(app, removeTeammate, async ({ params, session, sender }) => {
    await remove(tools, memberOf(session.person), params.id, sender);
    return { message: 'Removed successfully!' };
  });

  async function present(reader: Member): Promise<Teammate[]> {
    const found = await listTeammates(tools, reader);
    return found.map(({ teammate, isRemovable }) => presentTeammate(teammate, isRemovable));
  }
}
