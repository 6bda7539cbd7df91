import { createCompany } from '@keydate/contracts/companies';
import { getUser, otp, signUp, updateUser } from '@keydate/contracts/people';
import { ask } from './ask';
import { anAgentOf, anEmail, anEmployeeOf, aPerson, aRealtor, type TestPerson } from './people';
import { startTestServer, type TestServer } from './test-server';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

type Link = 'clientInviteLink' | 'employeeInviteLink' | 'agentsInviteLink';

const userOf = async ({ token }: Pick<TestPerson, 'token'>) => (await ask(server, getUser, { token })).body.result;
const codeOf = async (person: TestPerson, link: Link) => new URL((await userOf(person)).company![link]).searchParams.get('ref')!;
const wishFor = (referralCode: string) => ({ fullName: 'Nico Bram', email: anEmail(), referralCode });

/** Signs up by an invitation as far as the password; joining comes with the terms. */
async function isInvited(referralCode: string) {
  const wish = wishFor(referralCode);
  const asked = await ask(server, signUp, { body: wish });
  const [mail] = await server.mailsTo(wish.email);
  const proved = await ask(server, otp, { token: asked.body.result.accessToken, body: { email: wish.email, otp: mail!.subject.slice(0, 6) } });
  const token = proved.body.result.accessToken;
  await ask(server, updateUser, { token, body: { password: 'Keydate!2026' } });
  return { token };
}

const acceptTerms = ({ token }: { token: string }) => ask(server, updateUser, { token, body: { terms_accepted: 'true' } });

describe('invite codes', () => {
  test('are a person’s own, begin with what they make, and lead to the sign-up', async () => {
    const realtor = await aRealtor(server);
    const agent = await anAgentOf(server, realtor);
    const { clientInviteLink, employeeInviteLink, agentsInviteLink } = (await userOf(realtor)).company!;
    const origin = server.tools.config.publicOrigin;
    for (const [link, letter] of [[clientInviteLink, 'C'], [employeeInviteLink, 'E'], [agentsInviteLink, 'A']]) {
      expect(link).toMatch(new RegExp(`^${origin}/signup\\?ref=${letter}[2-9A-Z]{20}$`));
    }
    expect((await userOf(agent)).company!.employeeInviteLink).not.toBe(employeeInviteLink);
    expect((await userOf(agent)).company!.agentsInviteLink).toBe('');
  });

  test('that begin with C are refused: "Client are not allowed"', async () => {
    const code = await codeOf(await aRealtor(server), 'clientInviteLink');
    expect((await ask(server, signUp, { body: wishFor(code) })).body.errors).toEqual({ referralCode: 'Client are not allowed' });
    const { referralCode, ...wish } = wishFor(code);
    expect((await ask(server, signUp, { body: wish, query: { referralCode } })).body.message).toBe('Client are not allowed');
  });

  test.each(['E', 'EXXXXXXXXXXXXXXXXXXXX', 'hello'])('that nobody has (%s) are refused', async (code) => {
    expect((await ask(server, signUp, { body: wishFor(code) })).body.code).toBe('INVITE_CODE_UNKNOWN');
  });
});

describe('joining a company', () => {
  test('happens with the terms, not before', async () => {
    const realtor = await aRealtor(server);
    const invited = await isInvited(await codeOf(realtor, 'agentsInviteLink'));
    expect((await userOf(invited)).company).toBeNull();
    expect((await acceptTerms(invited)).body.result.user).toMatchObject({ role: 'Agent', company: { _id: realtor.companyId } });
  });

  test('by an E code makes an employee of the person whose code it is', async () => {
    const agent = await anAgentOf(server, await aRealtor(server));
    const invited = await isInvited((await codeOf(agent, 'employeeInviteLink')).toLowerCase());
    expect((await acceptTerms(invited)).body.result.user.role).toBe('Employee');
    const { _id } = await userOf(invited);
    expect(await worksFor(_id)).toBe(agent.id);
  });

  test('by an employee’s E code makes an employee of the person that one works for', async () => {
    const realtor = await aRealtor(server);
    const employee = await anEmployeeOf(server, realtor);
    const invited = await isInvited(await codeOf(employee, 'employeeInviteLink'));
    await acceptTerms(invited);
    expect(await worksFor((await userOf(invited))._id)).toBe(realtor.id);
  });

  test('a full team is refused: "Team member limit has exceeded"', async () => {
    const realtor = await aRealtor(server, { plan: null });
    const code = await codeOf(realtor, 'agentsInviteLink');
    const late = await isInvited(code);
    await anAgentOf(server, realtor);
    await anAgentOf(server, realtor);
    expect(await acceptTerms(late)).toMatchObject({ status: 406, body: { message: 'Team member limit has exceeded' } });
    expect((await ask(server, signUp, { body: wishFor(code) })).status).toBe(406);
  });

  test('lets exactly as many in as there is room, however many come at once', async () => {
    const realtor = await aRealtor(server, { plan: null });
    const code = await codeOf(realtor, 'agentsInviteLink');
    const invited = [await isInvited(code), await isInvited(code), await isInvited(code), await isInvited(code)];
    const answers = await Promise.all(invited.map(acceptTerms));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 406, 406]);
  });

  async function worksFor(id: string) {
    const { findPerson } = await import('../src/modules/people/people.repository');
    return (await findPerson(server.db, id))?.worksForId;
  }
});

describe('founding a company', () => {
  const company = {
    name: 'Alder & Finch Realty',
    website: 'https://alderfinch.example/home',
    address: { street: '12 Larimer Street', city: 'Denver', state: 'Colorado', zipCode: '80202' },
    primaryColor: '#000000',
    secondaryColor: '#00000080',
  };
  const found = (token: string, change: Record<string, unknown> = {}) => ask(server, createCompany, { token, body: { ...company, ...change } });

  test('is for super roles, once', async () => {
    const founder = await aPerson(server, { role: 'SuperLender' });
    const answers = await Promise.all([found(founder.token), found(founder.token)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const agent = await aPerson(server, { role: 'Agent' });
    expect((await found(agent.token)).status).toBe(403);
  });

  test('with a file that is no picture founds nothing, so that another can be chosen', async () => {
    const { token } = await aPerson(server, { role: 'SuperRealtor' });
    const files = { companyAvatar: new Blob(['no picture']) };
    expect((await ask(server, createCompany, { token, body: company, files })).body.code).toBe('PICTURE_UNREADABLE');
    expect((await found(token)).status).toBe(200);
  });

  test('says what is missing, by field', async () => {
    const { token } = await aPerson(server, { role: 'SuperRealtor' });
    const { body } = await found(token, { name: ' ', website: 'nowhere', address: { ...company.address, zipCode: '802' } });
    expect(body.errors).toEqual({
      name: 'Company Name is required',
      website: 'Invalid URL format',
      'address.zipCode': 'Zip Code must be exactly 5 digits.',
    });
  });
});
