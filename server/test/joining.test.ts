import { renewInviteLink } from '@keydate/contracts/companies';
import { signUp } from '@keydate/contracts/people';
import { findPerson, listMembers } from '../src/accounts/people/people.repository';
import { ask } from './ask';
import { anAgentOf, anEmail, anEmployeeOf, aRealtor, type TestPerson } from './people';
import { acceptTerms, codeOf, isInvited, userOf } from './sign-ups';
import { startTestServer, type TestServer } from './test-server';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const signUpFor = (referralCode: string) => ({ fullName: 'Nico Bram', email: anEmail(), referralCode });

describe('invite codes', () => {
  test('are a person’s own, begin with what they make, and lead to the sign-up', async () => {
    const realtor = await aRealtor(server);
    const agent = await anAgentOf(server, realtor);
    const { clientInviteLink, employeeInviteLink, agentsInviteLink } = (await userOf(server, realtor)).company!;
    const origin = server.tools.config.publicOrigin;
    for (const [link, letter] of [
      [clientInviteLink, 'C'],
      [employeeInviteLink, 'E'],
      [agentsInviteLink, 'A'],
    ]) {
      expect(link).toMatch(new RegExp(`^${origin}/signup\\?ref=${letter}[2-9A-Z]{20}$`));
    }
    expect((await userOf(server, agent)).company!.employeeInviteLink).not.toBe(employeeInviteLink);
    expect((await userOf(server, agent)).company!.agentsInviteLink).toBe('');
  });

  test('that begin with C are refused: "Client are not allowed"', async () => {
    const code = await codeOf(server, await aRealtor(server), 'clientInviteLink');
    expect((await ask(server, signUp, { body: signUpFor(code) })).body.errors).toEqual({
      referralCode: 'Client are not allowed',
    });
    const { referralCode, ...input } = signUpFor(code);
    expect((await ask(server, signUp, { body: input, query: { referralCode } })).body.message).toBe(
      'Client are not allowed',
    );
  });

  test.each(['E', 'EXXXXXXXXXXXXXXXXXXXX', 'hello'])('that nobody has (%s) are refused', async (code) => {
    expect((await ask(server, signUp, { body: signUpFor(code) })).body.code).toBe('INVITE_CODE_UNKNOWN');
  });
});

/** An invited person whose place others took before they accepted the terms. */
async function aLateOne() {
  const realtor = await aRealtor(server, { plan: null });
  const code = await codeOf(server, realtor, 'agentsInviteLink');
  const late = await isInvited(server, code);
  await anAgentOf(server, realtor);
  await anAgentOf(server, realtor);
  return { realtor, code, late };
}

describe('joining a company', () => {
  test('happens with the terms, not before', async () => {
    const realtor = await aRealtor(server);
    const invited = await isInvited(server, await codeOf(server, realtor, 'agentsInviteLink'));
    expect((await userOf(server, invited)).company).toBeNull();
    expect((await acceptTerms(server, invited)).body.result.user).toMatchObject({
      role: 'Agent',
      company: { _id: realtor.companyId },
    });
  });

  test('by an E code makes an employee of the person whose code it is', async () => {
    const agent = await anAgentOf(server, await aRealtor(server));
    const invited = await isInvited(server, (await codeOf(server, agent, 'employeeInviteLink')).toLowerCase());
    expect((await acceptTerms(server, invited)).body.result.user.role).toBe('Employee');
    const { _id } = await userOf(server, invited);
    expect(await worksFor(_id)).toBe(agent.id);
  });

  test('by an employee’s E code makes an employee of the person that one works for', async () => {
    const realtor = await aRealtor(server);
    const employee = await anEmployeeOf(server, realtor);
    const invited = await isInvited(server, await codeOf(server, employee, 'employeeInviteLink'));
    await acceptTerms(server, invited);
    expect(await worksFor((await userOf(server, invited))._id)).toBe(realtor.id);
  });

  test('a full team is refused: "Team member limit has exceeded"; the terms stay accepted', async () => {
    const { realtor, late, code } = await aLateOne();
    expect(await acceptTerms(server, late)).toMatchObject({
      status: 406,
      body: { message: 'Team member limit has exceeded' },
    });
    expect(await userOf(server, late)).toMatchObject({ termsAccepted: true, company: null });
    expect((await ask(server, signUp, { body: signUpFor(code) })).status).toBe(406);
    expect(await membersOf(realtor)).toHaveLength(3);
  });

  test('by a code that was renewed since the sign-up is refused; the terms stay accepted', async () => {
    const realtor = await aRealtor(server);
    const invited = await isInvited(server, await codeOf(server, realtor, 'agentsInviteLink'));
    await ask(server, renewInviteLink, { token: realtor.token, body: { link: 'agentsInviteLink' } });
    const { status, body } = await acceptTerms(server, invited);
    expect([status, body.message]).toEqual([
      400,
      'This invite code is no longer valid. Ask for a new one, or create a company of your own.',
    ]);
    expect(await userOf(server, invited)).toMatchObject({ termsAccepted: true, company: null });
    expect((await acceptTerms(server, invited)).status).toBe(200);
  });

  test('happens once, however often the terms are accepted at once', async () => {
    const realtor = await aRealtor(server);
    const invited = await isInvited(server, await codeOf(server, realtor, 'agentsInviteLink'));
    const answers = await Promise.all(Array.from({ length: 5 }, () => acceptTerms(server, invited)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(await membersOf(realtor)).toHaveLength(2);
  });

  test('lets exactly as many in as there is room, however many come at once', async () => {
    const realtor = await aRealtor(server, { plan: null });
    const code = await codeOf(server, realtor, 'agentsInviteLink');
    const invited = await Promise.all(Array.from({ length: 6 }, () => isInvited(server, code)));
    const answers = await Promise.all(invited.map((one) => acceptTerms(server, one)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 406, 406, 406, 406]);
    expect(await membersOf(realtor)).toHaveLength(3);
  });

  async function membersOf({ companyId }: TestPerson) {
    return listMembers(server.db, companyId);
  }

  async function worksFor(id: string) {
    return (await findPerson(server.db, id))?.worksForId;
  }
});
