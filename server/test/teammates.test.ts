import { renewInviteLink } from '@keydate/contracts/companies';
import { getUser, login, signUp } from '@keydate/contracts/people';
import { companyAgents, companyEmployees, removeTeammate } from '@keydate/contracts/teammates';
import { listTransactions } from '@keydate/contracts/transactions';
import { ask } from './ask';
import { enterTransaction } from './transactions';
import { anAgentOf, anEmail, anEmployeeOf, aPerson, aRealtor, type TestPerson } from './people';
import { acceptTerms, isInvited } from './sign-ups';
import { startTestServer, type TestServer } from './test-server';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const userOf = async ({ token }: TestPerson) => (await ask(server, getUser, { token })).body.result;
const remove = ({ token }: TestPerson, { id }: Pick<TestPerson, 'id'>) =>
  ask(server, removeTeammate, { token, params: { id } });
const transactionsOf = async ({ token, id }: TestPerson) =>
  (await ask(server, listTransactions, { token, params: { userId: id } })).body.result.transactions.map(
    ({ _id }) => _id,
  );

/** A realtor with an agent, an employee of each, and somebody of another company. */
async function aTeam() {
  const realtor = await aRealtor(server);
  const agent = await anAgentOf(server, realtor);
  return {
    realtor,
    agent,
    employee: await anEmployeeOf(server, realtor),
    assistant: await anEmployeeOf(server, agent),
    stranger: await aRealtor(server),
  };
}

describe('the list of teammates', () => {
  const listFor = async ({ token }: TestPerson) =>
    (await ask(server, companyEmployees, { token })).body.result.employee;

  test('holds everybody of the company but oneself', async () => {
    const { realtor, agent, employee, assistant } = await aTeam();
    const list = await listFor(agent);
    expect(list.map(({ _id }) => _id).sort()).toEqual([realtor.id, employee.id, assistant.id].sort());
    expect(list.find(({ _id }) => _id === employee.id)).toEqual({
      _id: employee.id,
      fullName: 'Emery Stone',
      avatar: null,
      role: 'Employee',
      removable: false,
    });
  });

  test('says whom one may remove', async () => {
    const team = await aTeam();
    const removableBy = async (person: TestPerson) =>
      (await listFor(person))
        .filter(({ removable }) => removable)
        .map(({ _id }) => _id)
        .sort();
    expect(await removableBy(team.realtor)).toEqual([team.agent.id, team.employee.id, team.assistant.id].sort());
    expect(await removableBy(team.agent)).toEqual([team.assistant.id]);
    expect(await removableBy(team.employee)).toEqual([]);
  });
});

describe('removing a teammate', () => {
  test('ends their sessions at once', async () => {
    const { realtor, agent } = await aTeam();
    await remove(realtor, agent);
    expect((await ask(server, getUser, { token: agent.token })).status).toBe(401);
  });

  test('leaves them the account, without a company', async () => {
    const realtor = await aRealtor(server);
    const agent = await aPerson(server, { role: 'Agent', companyId: realtor.companyId, password: 'Keydate!2026' });
    await remove(realtor, agent);
    const { status, body } = await ask(server, login, { body: { email: agent.email, password: 'Keydate!2026' } });
    expect([status, body.result.user.company]).toEqual([200, null]);
  });

  test('makes their transactions the owner’s, and those who worked for them work for the owner', async () => {
    const { realtor, agent, assistant } = await aTeam();
    const transaction = await enterTransaction(server, agent);
    await remove(realtor, agent);
    expect(await transactionsOf(realtor)).toContain(transaction._id);
    expect(await transactionsOf(assistant)).toEqual([transaction._id]);
    const next = await enterTransaction(server, realtor);
    expect(await transactionsOf(assistant)).toContain(next._id);
  });

  test('ends the codes that they gave away, and the one they came by', async () => {
    const { realtor, agent } = await aTeam();
    const codeIn = (link: string) => new URL(link).searchParams.get('ref')!;
    const given = codeIn((await userOf(agent)).company!.employeeInviteLink);
    const { agentsInviteLink: usedLink, employeeInviteLink: otherLink } = (await userOf(realtor)).company!;
    await remove(realtor, agent);
    const invite = (referralCode: string) =>
      ask(server, signUp, { body: { fullName: 'Nico Bram', email: anEmail(), referralCode } });
    expect((await invite(given)).body.code).toBe('INVITE_CODE_UNKNOWN');
    expect((await invite(codeIn(usedLink))).body.code).toBe('INVITE_CODE_UNKNOWN');
    expect((await invite(codeIn((await userOf(realtor)).company!.agentsInviteLink))).status).toBe(200);
    expect((await userOf(realtor)).company!.employeeInviteLink).toBe(otherLink);
  });

  test('while others join and codes are renewed hurts nobody', async () => {
    const realtor = await aRealtor(server, { plan: 'Office' });
    const agents = await Promise.all([1, 2, 3].map(() => anAgentOf(server, realtor)));
    const code = new URL((await userOf(realtor)).company!.agentsInviteLink).searchParams.get('ref')!;
    const invited = [await isInvited(server, code), await isInvited(server, code), await isInvited(server, code)];
    const answers = await Promise.all([
      ...invited.map((one) => acceptTerms(server, one)),
      ...agents.map((agent) => remove(realtor, agent)),
      ask(server, renewInviteLink, { token: realtor.token, body: { link: 'agentsInviteLink' } }),
    ]);
    expect(answers.map(({ status }) => status).filter((status) => status !== 200 && status !== 400)).toEqual([]);
    const joined = answers.slice(0, 3).filter(({ status }) => status === 200).length;
    expect((await ask(server, companyAgents, { token: realtor.token })).body.result).toHaveLength(joined);
  });

  test('that two do at once is done once', async () => {
    const { realtor, employee } = await aTeam();
    const answers = await Promise.all([remove(realtor, employee), remove(realtor, employee)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
  });

  test('of two super roles who remove each other leaves one', async () => {
    const owner = await aRealtor(server);
    const pair = [
      await aPerson(server, { role: 'SuperRealtor', companyId: owner.companyId }),
      await aPerson(server, { role: 'SuperLender', companyId: owner.companyId }),
    ] as const;
    const answers = await Promise.all([remove(pair[0], pair[1]), remove(pair[1], pair[0])]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
    const sessions = await Promise.all(pair.map(async ({ token }) => (await ask(server, getUser, { token })).status));
    expect(sessions.sort()).toEqual([200, 401]);
  });

  test('of the owner is refused to everybody at once, so that no company is left without one', async () => {
    const owner = await aRealtor(server);
    const others = await Promise.all(
      [1, 2, 3].map(() => aPerson(server, { role: 'SuperRealtor', companyId: owner.companyId })),
    );
    const answers = await Promise.all([...others, owner].map((one) => remove(one, owner)));
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
    expect((await userOf(owner)).company?.owner._id).toBe(owner.id);
  });

  test('is no longer theirs who were removed at the same time', async () => {
    const { realtor, agent, assistant } = await aTeam();
    const [first, second] = await Promise.all([remove(realtor, agent), remove(agent, assistant)]);
    expect(first.status).toBe(200);
    // depending on the order: the agent was still there, or not any more
    expect([200, 401]).toContain(second.status);
    expect(
      (await ask(server, renewInviteLink, { token: agent.token, body: { link: 'employeeInviteLink' } })).status,
    ).toBe(401);
  });
});
