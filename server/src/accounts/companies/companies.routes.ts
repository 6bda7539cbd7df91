import {
  changeDaysOff,
  chooseEscalation,
  chooseKeepsContracts,
  contentList,
  createCompany,
  renewInviteLink,
  updateCompany,
  type Company,
} from '@keydate/contracts/companies';
import { PICTURES_PER_PERSON } from '@keydate/contracts/limits';
import { US_STATES } from '@keydate/domain/us-states';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../app-error';
import { orShowPresent } from '../../calls/changed-meanwhile';
import { placesPerPerson } from '../../calls/places-per-person';
import { route } from '../../calls/route';
import type { Tools } from '../../tools';
import { renewInviteCode } from '../invites/use-cases/renew-invite-code';
import { memberOf } from '../policies/person';
import { findPerson } from '../people/people.repository';
import type { Person } from '../people/person';
import { findLastChange } from '../people/use-cases/find-last-change';
import { readProfile } from '../people/use-cases/read-profile';
import type { PersonSession } from '../sessions/session';
import { presentCompany } from './companies.presenter';
import { findCompany } from './companies.repository';
import { changeDaysOff as saveDaysOff } from './use-cases/change-days-off';
import { chooseEscalation as saveEscalation } from './use-cases/choose-escalation';
import { chooseKeepsContracts as saveKeepsContracts } from './use-cases/choose-keeps-contracts';
import { createCompany as startCompany } from './use-cases/create-company';
import { updateCompany as changeCompany } from './use-cases/update-company';

/** The kind of invite code in each link. */
const KIND_OF_LINK = { clientInviteLink: 'C', employeeInviteLink: 'E', agentsInviteLink: 'A' } as const;

export function companyRoutes(app: FastifyInstance, tools: Tools): void {
  const beginPicture = placesPerPerson(PICTURES_PER_PERSON, 'PICTURE_BUSY');
  const picture = { admitFile: ({ person }: PersonSession) => beginPicture(person.id) };
  const states = US_STATES.map(({ id, name }) => ({ id, name }));
  route(app, contentList, async () => ({ result: { states } }));

  route(
    app,
    createCompany,
    async ({ body, files, session, sender }) => {
      await startCompany(tools, session.person.id, { input: body, avatar: files.companyAvatar?.bytes }, sender);
      return { result: await present(session.person) };
    },
    picture,
  );

  route(
    app,
    updateCompany,
    async ({ body, files, session, sender }) => {
      const member = memberOf(session.person);
      await orShowPresent(
        () => changeCompany(tools, member, { body, avatar: files.companyAvatar?.bytes }, sender),
        async () => ({
          company: await present(member),
          changedBy: await findLastChange(tools.db, (await findCompany(tools.db, member.companyId))?.company),
        }),
      );
      return { message: 'Update successful!', result: { company: await present(session.person) } };
    },
    picture,
  );

  route(app, changeDaysOff, async ({ body, session, sender }) => {
    await saveDaysOff(tools, memberOf(session.person), body, sender);
    return { result: { company: await present(session.person) } };
  });

  route(app, chooseKeepsContracts, async ({ body, session, sender }) => {
    await saveKeepsContracts(tools, memberOf(session.person), body, sender);
    return { result: { company: await present(session.person) } };
  });

  route(app, chooseEscalation, async ({ body, session, sender }) => {
    await saveEscalation(tools, memberOf(session.person), body, sender);
    return { result: { company: await present(session.person) } };
  });

  route(app, renewInviteLink, async ({ body, session, sender }) => {
    await renewInviteCode(tools, memberOf(session.person), KIND_OF_LINK[body.link], sender);
    return { result: { company: await present(session.person) } };
  });

  /** The company of a person as it is now. */
  async function present({ id }: Person): Promise<Company> {
    const person = await findPerson(tools.db, id);
    const { membership } = person ? await readProfile(tools, person) : { membership: null };
    if (!membership) throw new AppError('COMPANY_MISSING');
    return presentCompany({ ...membership, origin: tools.config.publicOrigin });
  }
}
