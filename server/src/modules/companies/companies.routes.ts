import { contentList, createCompany } from '@keydate/contracts/companies';
import { US_STATES } from '@keydate/domain/us-states';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../app-error';
import { route } from '../../calls/route';
import type { Tools } from '../../tools';
import { findPerson } from '../people/people.repository';
import { readProfile } from '../people/use-cases/read-profile';
import { presentCompany } from './companies.presenter';
import { createCompany as found } from './use-cases/create-company';

export function companyRoutes(app: FastifyInstance, tools: Tools): void {
  const states = US_STATES.map(({ id, name }) => ({ id, name }));
  route(app, contentList, async () => ({ result: { states } }));

  route(app, createCompany, async ({ body, files, session }) => {
    await found(tools, session.person.id, body, files.companyAvatar?.bytes);
    const founder = await findPerson(tools.db, session.person.id);
    const { membership } = await readProfile(tools, founder ?? session.person);
    if (!membership) throw new AppError('COMPANY_MISSING');
    return { result: presentCompany({ ...membership, origin: tools.config.publicOrigin }) };
  });
}
