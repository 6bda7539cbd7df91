import { listExplanations } from '@keydate/contracts/explanations';
import { canReadExplanationsOf } from '@keydate/domain/company-permissions';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../app-error';
import { route } from '../../calls/route';
import type { Tools } from '../../tools';
import { memberOf } from '../people/people.policy';
import { readTeammate } from '../people/use-cases/read-teammate';
import { presentExplanation } from './explanations.presenter';
import { readExplanations } from './use-cases/read-explanations';

export function explanationRoutes(app: FastifyInstance, tools: Tools): void {
  route(app, listExplanations, async ({ params, query, session }) => {
    const reader = memberOf(session.person);
    const person = await readTeammate(tools, reader, params.userId);
    if (!canReadExplanationsOf(reader, person)) throw new AppError('FORBIDDEN');
    const found = await readExplanations(tools, person.id, query.state);
    return { explanations: found.map(presentExplanation) };
  });
}
