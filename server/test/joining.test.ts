import { createCompany, renewInviteLink } from '@keydate/contracts/companies';
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

const aCompany = {
  name: 'Alder & Finch Realty',
  website: 'https://alderfinch.example/home',
  address: { street: '12 Larimer Street', city: 'Denver', state: 'Colorado', zipCode: '80202' },
  primaryColor: '#000000',
  secondaryColor: '#00000080',
};

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

  test('a full team is refused: "Team member limit has exceeded"; the terms stay accepted', async () => {
    const { realtor, late, code } = await aLateOne();
    expect(await acceptTerms(late)).toMatchObject({ status: 406, body: { message: 'Team member limit has exceeded' } });
    expect(await userOf(late)).toMatchObject({ termsAccepted: true, company: null });
    expect((await ask(server, signUp, { body: wishFor(code) })).status).toBe(406);
    expect((await membersOf(realtor)).length).toBe(3);
  });

  test('by a code that was renewed since the sign-up is refused; the terms stay accepted', async () => {
    const realtor = await aRealtor(server);
    const invited = await isInvited(await codeOf(realtor, 'agentsInviteLink'));
    await ask(server, renewInviteLink, { token: realtor.token, body: { link: 'agentsInviteLink' } });
    const { status, body } = await acceptTerms(invited);
    expect([status, body.message]).toEqual([400, 'This invite code is no longer valid. Ask for a new one, or create a company of your own.']);
    expect(await userOf(invited)).toMatchObject({ termsAccepted: true, company: null });
    expect((await acceptTerms(invited)).status).toBe(200);
  });

  test('happens once, however often the terms are accepted at once', async () => {
    const invited = await isInvited(await codeOf(await aRealtor(server), 'agentsInviteLink'));
    const answers = await Promise.all([acceptTerms(invited), acceptTerms(invited), acceptTerms(invited)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  });

  test('lets exactly as many in as there is room, however many come at once', async () => {
    const realtor = await aRealtor(server, { plan: null });
    const code = await codeOf(realtor, 'agentsInviteLink');
    const invited = [await isInvited(code), await isInvited(code), await isInvited(code), await isInvited(code)];
    const answers = await Promise.all(invited.map(acceptTerms));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 406, 406]);
  });

  async function membersOf({ companyId }: TestPerson) {
    const { listMembers } = await import('../src/modules/people/people.repository');
    return listMembers(server.db, companyId);
  }

  async function worksFor(id: string) {
    const { findPerson } = await import('../src/modules/people/people.repository');
    return (await findPerson(server.db, id))?.worksForId;
  }
});

/** Somebody invited whose place others took before the terms were accepted. */
async function aLateOne() {
  const realtor = await aRealtor(server, { plan: null });
  const code = await codeOf(realtor, 'agentsInviteLink');
  const late = await isInvited(code);
  await anAgentOf(server, realtor);
  await anAgentOf(server, realtor);
  return { realtor, code, late };
}

describe('whoever is in no company', () => {
  const join = ({ token }: { token: string }, referralCode: string) => ask(server, updateUser, { token, body: { referralCode } });
  const take = ({ token }: { token: string }, role: string) => ask(server, updateUser, { token, body: { role } });

  test('joins by another code', async () => {
    const { late } = await aLateOne();
    await acceptTerms(late);
    const agent = await anAgentOf(server, await aRealtor(server));
    const { status, body } = await join(late, await codeOf(agent, 'employeeInviteLink'));
    expect([status, body.result.user.role, body.result.user.company?._id]).toEqual([200, 'Employee', agent.companyId]);
  });

  test('joins by the code that goes with the terms, whatever they were invited by', async () => {
    const { late } = await aLateOne();
    const other = await aRealtor(server);
    const body = { terms_accepted: 'true', referralCode: await codeOf(other, 'agentsInviteLink') };
    expect((await ask(server, updateUser, { token: late.token, body })).body.result.user.company?._id).toBe(other.companyId);
  });

  test('takes a role of their own and founds one', async () => {
    const { late } = await aLateOne();
    await acceptTerms(late);
    expect((await take(late, 'SuperLender')).body.result.user).toMatchObject({ role: 'SuperLender', company: null });
    expect((await ask(server, createCompany, { token: late.token, body: aCompany })).status).toBe(200);
  });

  test('who took a role of their own joins nothing by accepting the terms', async () => {
    const invited = await isInvited(await codeOf(await aRealtor(server), 'agentsInviteLink'));
    await take(invited, 'SuperRealtor');
    expect((await acceptTerms(invited)).body.result.user).toMatchObject({ role: 'SuperRealtor', company: null });
  });

  test.each(['Agent', 'Employee', 'Client', 'SuperAdmin'])('cannot become %s by choosing so', async (role) => {
    expect((await take(await aPerson(server, { role: 'SuperRealtor' }), role)).body.code).toBe('ROLE_MISSING');
  });

  test('joins nothing before the terms', async () => {
    const { late } = await aLateOne();
    expect((await join(late, await codeOf(await aRealtor(server), 'agentsInviteLink'))).body.code).toBe('TERMS_NOT_ACCEPTED');
  });

  test('joins nothing by a code that begins with C, or that nobody has', async () => {
    const person = await aPerson(server, { role: 'SuperRealtor' });
    expect((await join(person, 'C2345')).body.errors).toEqual({ referralCode: 'Client are not allowed' });
    expect((await join(person, 'EXXXXXXXXXXXXXXXXXXXX')).body.code).toBe('INVITE_CODE_UNKNOWN');
  });
});

test('a member joins no other company and takes no other role', async () => {
  const agent = await anAgentOf(server, await aRealtor(server));
  const referralCode = await codeOf(await aRealtor(server), 'agentsInviteLink');
  for (const body of [{ referralCode }, { role: 'SuperRealtor' }]) {
    expect((await ask(server, updateUser, { token: agent.token, body })).body.code).toBe('COMPANY_EXISTS');
  }
  expect(await userOf(agent)).toMatchObject({ role: 'Agent', company: { _id: agent.companyId } });
});

describe('founding a company', () => {
  const found = (token: string, change: Record<string, unknown> = {}) => ask(server, createCompany, { token, body: { ...aCompany, ...change } });

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
    expect((await ask(server, createCompany, { token, body: aCompany, files })).body.code).toBe('PICTURE_UNREADABLE');
    expect((await found(token)).status).toBe(200);
  });

  test('says what is missing, by field', async () => {
    const { token } = await aPerson(server, { role: 'SuperRealtor' });
    const { body } = await found(token, { name: ' ', website: 'nowhere', address: { ...aCompany.address, zipCode: '802' } });
    expect(body.errors).toEqual({
      name: 'Company Name is required',
      website: 'Invalid URL format',
      'address.zipCode': 'Zip Code must be exactly 5 digits.',
    });
  });
});
