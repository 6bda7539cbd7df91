import { PICTURES_PER_PERSON } from '@keydate/contracts/limits';
import {
  getUser,
  getUserLowerCase,
  login,
  logout,
  otp,
  resendOtp,
  signUp,
  updateUser,
} from '@keydate/contracts/people';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../app-error';
import { orShowPresent } from '../../calls/changed-meanwhile';
import { placesPerPerson } from '../../calls/places-per-person';
import { route } from '../../calls/route';
import { rememberBrowser } from '../browsers/use-cases/known-browser';
import type { Tools } from '../../tools';
import { presentUser } from './people.presenter';
import { findPerson } from './people.repository';
import type { Person } from './person';
import { readUpdate } from './read-update';
import { proveSignUp } from './use-cases/prove-sign-up';
import { readProfile } from './use-cases/read-profile';
import { recoverAccess } from './use-cases/recover-access';
import { resendSignUpCode, sendRecoveryCode } from './use-cases/send-code';
import { signIn } from './use-cases/sign-in';
import { signOut } from './use-cases/sign-out';
import { signUp as askForAccount } from './use-cases/sign-up';
import { updateAccount } from './use-cases/update-account';

/** An ended sign-up is refused; without a token the call would be taken for a recovery. */
const REFUSES_ENDED = { refusesEndedSession: true };

export function peopleRoutes(app: FastifyInstance, tools: Tools): void {
  const beginPicture = placesPerPerson(PICTURES_PER_PERSON, 'PICTURE_BUSY');
  const present = async (person: Person) => presentUser(await readProfile(tools, person), tools.config.publicOrigin);

  for (const call of [getUser, getUserLowerCase]) {
    route(app, call, async ({ session }) => ({ result: await present(session.person) }));
  }

  route(
    app,
    login,
    async ({ body, sender, browser }) => {
      const { person, token, mark } = await signIn(tools, body, { sender, mark: browser.mark });
      browser.give(mark);
      return { messages: 'Success', result: { user: await present(person), accessToken: token } };
    },
    { countsAccount: true },
  );

  route(app, logout, async ({ session, sender }) => {
    await signOut(tools, session, sender);
    return {};
  });

  route(app, signUp, async ({ body, query }) => {
    // in the body or, if an invitation's address was passed on, in the query; empty means none
    const inviteCode = [body.referralCode, query.referralCode].find(Boolean);
    return { result: { accessToken: await askForAccount(tools, { ...body, inviteCode, role: body.role }) } };
  });

  route(
    app,
    resendOtp,
    async ({ body, session, sender }) => {
      if (session?.kind === 'sign-up') await resendSignUpCode(tools, session.signUpId, body.email);
      else await sendRecoveryCode(tools, body.email, sender);
      return {};
    },
    REFUSES_ENDED,
  );

  route(
    app,
    otp,
    async ({ body, session, sender }) => {
      const accessToken =
        session?.kind === 'sign-up'
          ? await proveSignUp(tools, { signUpId: session.signUpId, email: body.email, code: body.otp }, sender)
          : await recoverAccess(tools, { email: body.email, code: body.otp }, sender);
      return { result: { accessToken } };
    },
    REFUSES_ENDED,
  );

  route(
    app,
    updateUser,
    async ({ body, files, session, sender, browser }) => {
      const readPresent = async () => {
        const person = await findPerson(tools.db, session.person.id);
        if (!person) throw new AppError('UNAUTHENTICATED');
        return { user: await present(person) };
      };
      await orShowPresent(
        () => updateAccount(tools, session, readUpdate(body, files.avatar?.bytes), sender),
        readPresent,
      );
      if (body.password !== undefined)
        browser.give(await rememberBrowser(tools, { mark: browser.mark, personId: session.person.id }));
      return { message: 'Update successful!', result: await readPresent() };
    },
    { admitFile: ({ person }) => beginPicture(person.id) },
  );
}
