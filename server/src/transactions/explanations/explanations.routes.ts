import { listExplanations, restoreExplanation, updateExplanation } from '@keydate/contracts/explanations';
import { canReadExplanationsOf } from '@keydate/domain/company-permissions';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../app-error';
import { orShowPresent } from '../../calls/changed-meanwhile';
import { route } from '../../calls/route';
import type { Tools } from '../../tools';
import { memberOf, readTeammate } from '../../accounts';
import { presentExplanation } from './explanations.presenter';
import { editExplanation, readOwnExplanation, restoreExplanation as restore } from './use-cases/edit-explanation';
import { readExplanations } from './use-cases/read-explanations';

const UPDATED = 'Update successful!';

export function explanationRoutes(app: FastifyInstance, tools: Tools): void {
  route(app, listExplanations, async ({ params, query, session }) => {
    const reader = memberOf(session.person);
    const person = await readTeammate(tools, reader, params.userId);
    if (!canReadExplanationsOf(reader, person)) throw new AppError('FORBIDDEN');
    const found = await readExplanations(tools, person.id, query.state);
    return { explanations: found.map(presentExplanation) };
  });

  route(app, updateExplanation, async ({ params, body, session }) => {
    const member = memberOf(session.person);
    const edited = await orShowPresent(
      () => editExplanation(tools, member, params.id, body),
      async () => ({ explanation: presentExplanation(await readOwnExplanation(tools.db, member, params.id)) }),
    );
    return { message: UPDATED, explanation: presentExplanation(edited) };
  });

  route(app, restoreExplanation, async ({ params, session }) => {
    const restored = await restore(tools, memberOf(session.person), params.id);
    return { message: UPDATED, explanation: presentExplanation(restored) };
  });
}
