import { createCompany, renewInviteLink } from '@keydate/contracts/companies';
import { updateUser } from '@keydate/contracts/people';
import { eq } from 'drizzle-orm';
import { companies } from '../src/accounts/companies/companies.table';
import { ask } from './ask';
import { anAgentOf, aPerson, aRealtor } from './people';
import { acceptTerms, aCompany, codeOf, isInvited, userOf } from './sign-ups';
import { startTestServer, type TestServer } from './test-server';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** An invited person whose code ended before they accepted the terms. */
async function aLateOne() {
  const realtor = await aRealtor(server);
  const late = await isInvited(server, await codeOf(server, realtor, 'agentsInviteLink'));
  await ask(server, renewInviteLink, { token: realtor.token, body: { link: 'agentsInviteLink' } });
  return late;
}

describe('whoever is in no company', () => {
  const join = ({ token }: { token: string }, referralCode: string) =>
    ask(server, updateUser, { token, body: { referralCode } });
  const take = ({ token }: { token: string }, role: string) => ask(server, updateUser, { token, body: { role } });

  test('joins by another code', async () => {
    const late = await aLateOne();
    await acceptTerms(server, late);
    const agent = await anAgentOf(server, await aRealtor(server));
    const { status, body } = await join(late, await codeOf(server, agent, 'employeeInviteLink'));
    expect([status, body.result.user.role, body.result.user.company?._id]).toEqual([200, 'Employee', agent.companyId]);
  });

  test('joins by the code that goes with the terms, whatever they were invited by', async () => {
    const late = await aLateOne();
    const other = await aRealtor(server);
    const body = { terms_accepted: 'true', referralCode: await codeOf(server, other, 'agentsInviteLink') };
    expect((await ask(server, updateUser, { token: late.token, body })).body.result.user.company?._id).toBe(
      other.companyId,
    );
  });

  test('takes a role of their own and founds one', async () => {
    const late = await aLateOne();
    await acceptTerms(server, late);
    expect((await take(late, 'SuperLender')).body.result.user).toMatchObject({ role: 'SuperLender', company: null });
    expect((await ask(server, createCompany, { token: late.token, body: aCompany })).status).toBe(200);
  });

  test('who took a role of their own joins nothing by accepting the terms', async () => {
    const invited = await isInvited(server, await codeOf(server, await aRealtor(server), 'agentsInviteLink'));
    await take(invited, 'SuperRealtor');
    expect((await acceptTerms(server, invited)).body.result.user).toMatchObject({
      role: 'SuperRealtor',
      company: null,
    });
  });

  test.each(['Agent', 'Employee', 'Client', 'SuperAdmin'])('cannot become %s by choosing so', async (role) => {
    expect((await take(await aPerson(server, { role: 'SuperRealtor' }), role)).body.code).toBe('ROLE_MISSING');
  });

  test('joins nothing before the terms', async () => {
    const late = await aLateOne();
    expect((await join(late, await codeOf(server, await aRealtor(server), 'agentsInviteLink'))).body.code).toBe(
      'TERMS_NOT_ACCEPTED',
    );
  });

  test('joins nothing by a code that begins with C, or that nobody has', async () => {
    const person = await aPerson(server, { role: 'SuperRealtor' });
    expect((await join(person, 'C2345')).body.errors).toEqual({ referralCode: 'Client are not allowed' });
    expect((await join(person, 'EXXXXXXXXXXXXXXXXXXXX')).body.code).toBe('INVITE_CODE_UNKNOWN');
  });
});

test('a member joins no other company and takes no other role', async () => {
  const agent = await anAgentOf(server, await aRealtor(server));
  const referralCode = await codeOf(server, await aRealtor(server), 'agentsInviteLink');
  for (const body of [{ referralCode }, { role: 'SuperRealtor' }]) {
    expect((await ask(server, updateUser, { token: agent.token, body })).body.code).toBe('COMPANY_EXISTS');
  }
  expect(await userOf(server, agent)).toMatchObject({ role: 'Agent', company: { _id: agent.companyId } });
});

describe('founding a company', () => {
  const startCompany = (token: string, change: Record<string, unknown> = {}) =>
    ask(server, createCompany, { token, body: { ...aCompany, ...change } });

  test('is for super roles, once', async () => {
    const person = await aPerson(server, { role: 'SuperLender' });
    const answers = await Promise.all(
      ['One', 'Two', 'Three', 'Four', 'Five'].map((name) => startCompany(person.token, { name })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
    expect(await server.db.select().from(companies).where(eq(companies.ownerId, person.id))).toHaveLength(1);
    const agent = await aPerson(server, { role: 'Agent' });
    expect((await startCompany(agent.token)).status).toBe(403);
  });

  test('with a file that is no picture founds nothing, so that another can be chosen', async () => {
    const { token } = await aPerson(server, { role: 'SuperRealtor' });
    const files = { companyAvatar: new Blob(['no picture']) };
    expect((await ask(server, createCompany, { token, body: aCompany, files })).body.code).toBe('PICTURE_UNREADABLE');
    expect((await startCompany(token)).status).toBe(200);
  });

  test('says what is missing, by field', async () => {
    const { token } = await aPerson(server, { role: 'SuperRealtor' });
    const { body } = await startCompany(token, {
      name: ' ',
      website: 'nowhere',
      address: { ...aCompany.address, zipCode: '802' },
    });
    expect(body.errors).toEqual({
      name: 'Company Name is required',
      website: 'Invalid URL format',
      'address.zipCode': 'Zip Code must be exactly 5 digits.',
    });
  });
});
