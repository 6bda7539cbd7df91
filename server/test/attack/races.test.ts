import { createCompany } from '@keydate/contracts/companies';
import { getUser, login, signUp, otp, updateUser } from '@keydate/contracts/people';
import { eq } from 'drizzle-orm';
import { companies } from '../../src/modules/companies/companies.table';
import { countMembers } from '../../src/modules/people/people.repository';
import { startSession } from '../../src/modules/sessions/use-cases/start-session';
import { ask } from '../ask';
import { anEmail, aPerson, aRealtor } from '../people';
import { startTestServer, type TestServer } from '../test-server';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const PASSWORD = 'Juniper!2026';
const statuses = (answers: { status: number }[]) => answers.map(({ status }) => status).sort();

/** Somebody invited by a code, with a password, about to accept the terms. */
async function isInvited(referralCode: string): Promise<string> {
  const email = anEmail();
  const { body } = await ask(server, signUp, { body: { fullName: 'Nico Bram', email, referralCode } });
  const [mail] = await server.mailsTo(email);
  const proved = await ask(server, otp, { token: body.result.accessToken, body: { email, otp: mail!.subject.slice(0, 6) } });
  const token = proved.body.result.accessToken;
  await ask(server, updateUser, { token, body: { password: PASSWORD } });
  return token;
}

const acceptTerms = (token: string) => ask(server, updateUser, { token, body: { terms_accepted: 'true' } });

describe('at the same moment', () => {
  test('a team with two places takes two of six, and counts no more', async () => {
    const realtor = await aRealtor(server, { plan: null });
    const { company } = (await ask(server, getUser, { token: realtor.token })).body.result;
    const code = new URL(company!.agentsInviteLink).searchParams.get('ref')!;
    const tokens = await Promise.all(Array.from({ length: 6 }, () => isInvited(code)));
    const answers = await Promise.all(tokens.map(acceptTerms));
    expect(statuses(answers)).toEqual([200, 200, 406, 406, 406, 406]);
    expect(await countMembers(server.db, realtor.companyId)).toBe(3);
  });

  test('one who accepts the terms five times joins once', async () => {
    const realtor = await aRealtor(server);
    const { company } = (await ask(server, getUser, { token: realtor.token })).body.result;
    const token = await isInvited(new URL(company!.employeeInviteLink).searchParams.get('ref')!);
    expect(statuses(await Promise.all([1, 2, 3, 4, 5].map(() => acceptTerms(token))))).toEqual([200, 200, 200, 200, 200]);
    expect(await countMembers(server.db, realtor.companyId)).toBe(2);
  });

  test('one who founds five companies founds one', async () => {
    const { token, id } = await aPerson(server, { role: 'SuperRealtor' });
    const address = { street: '12 Larimer Street', city: 'Denver', state: 'Colorado', zipCode: '80202' };
    const found = (name: string) => ask(server, createCompany, { token, body: { name, website: 'alder.example', address, primaryColor: '#000000', secondaryColor: '#00000080' } });
    expect(statuses(await Promise.all(['One', 'Two', 'Three', 'Four', 'Five'].map(found)))).toEqual([200, 409, 409, 409, 409]);
    expect(await server.db.select().from(companies).where(eq(companies.ownerId, id))).toHaveLength(1);
  });

  test('of several new passwords one is set, and it is the one that signs in', async () => {
    const { token, email, id } = await aRealtor(server, { password: PASSWORD });
    const other = await startSession(server.db, server.clock, { kind: 'full', personId: id });
    const wishes = ['Cedar#2027', 'Maple#2027', 'Aspen#2027', 'Birch#2027'];
    const answers = await Promise.all(wishes.map((password, n) => ask(server, updateUser, { token: n % 2 ? other : token, body: { password, current_password: PASSWORD } })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const winner = answers.findIndex(({ status }) => status === 200);
    const signedIn = await Promise.all([PASSWORD, ...wishes].map((password) => ask(server, login, { body: { email, password } })));
    expect(signedIn.map(({ status }) => status)).toEqual([400, ...wishes.map((_, n) => (n === winner ? 200 : 400))]);
    const open = await Promise.all([token, other].map((one) => ask(server, getUser, { token: one })));
    expect(open.map(({ status }) => status)).toEqual(winner % 2 ? [401, 200] : [200, 401]);
  });
});
