import { randomUUID } from 'node:crypto';
import { createCompany, renewInviteLink, updateCompany } from '@keydate/contracts/companies';
import { getUser, login, logout, otp, resendOtp, signUp, updateUser } from '@keydate/contracts/people';
import { removeTeammate } from '@keydate/contracts/teammates';
import { asc, eq, gte, inArray } from 'drizzle-orm';
import { auditRecords } from '../src/accounts/audit/audit-records.table';
import { ask } from './ask';
import { aPng } from '@keydate/reader/test/a-png';
import { anAgentOf, anEmail, aRealtor, type TestPerson } from './people';
import { asksForAccount, newestCode } from './sign-ups';
import { startTestServer, type TestServer } from './test-server';

const PASSWORD = 'Juniper!2026';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const recordsOf = (...ids: string[]) =>
  server.db.select().from(auditRecords).where(inArray(auditRecords.personId, ids)).orderBy(asc(auditRecords.at));

/** The records of a person: each event, with the reason if it was refused. */
async function eventsOf({ id }: Pick<TestPerson, 'id'>): Promise<string[]> {
  return (await recordsOf(id)).map(({ event, refusal }) => (refusal ? `${event}: ${refusal}` : event));
}

/** Each step is a moment after the previous one, so that the record has an order. */
function later(): void {
  server.clock.set(new Date(server.clock.now().getTime() + 31_000));
}

describe('on record', () => {
  test('is the way from a sign-up to a company', async () => {
    const email = anEmail();
    const asked = await ask(server, signUp, { body: { fullName: 'Robin Vale', email, role: 'SuperRealtor' } });
    const proved = await ask(server, otp, {
      token: asked.body.result.accessToken,
      body: { email, otp: await newestCode(server, email) },
    });
    const token = proved.body.result.accessToken;
    for (const body of [{ password: PASSWORD }, { terms_accepted: 'true' }, { terms_accepted: 'true' }]) {
      later();
      await ask(server, updateUser, { token, body });
    }
    later();
    const address = { street: '12 Larimer Street', city: 'Denver', state: 'Colorado', zipCode: '80202' };
    const company = {
      name: 'Alder',
      website: 'alder.example',
      address,
      primaryColor: '#000000',
      secondaryColor: '#000000',
    };
    await ask(server, createCompany, { token, body: company });
    later();
    await ask(server, logout, { token });
    const signedIn = await ask(server, login, { body: { email, password: PASSWORD } });
    expect(await eventsOf({ id: signedIn.body.result.user._id })).toEqual([
      'account-made',
      'password-changed',
      'terms-accepted',
      'company-founded',
      'signed-out',
      'signed-in',
    ]);
  });

  test('are proofs of an address that were refused, by nobody known, and from where', async () => {
    const email = anEmail();
    const first = { ...(await asksForAccount(server, email)), code: await newestCode(server, email) };
    later();
    const second = { ...(await asksForAccount(server, email)), code: await newestCode(server, email) };
    // a record without a person is found by its browser
    const userAgent = randomUUID();
    const prove = ({ token }: { token: string }, code: string) => {
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'user-agent': userAgent };
      return fetch(`${server.origin}/api/v1/user/otp`, {
        method: 'POST',
        headers,
        body: JSON.stringify({ email, otp: code }),
      });
    };
    await prove(first, first.code === '000000' ? '000001' : '000000');
    later();
    await prove(second, second.code);
    later();
    await prove(first, first.code);
    expect(
      await server.db
        .select()
        .from(auditRecords)
        .where(eq(auditRecords.userAgent, userAgent))
        .orderBy(asc(auditRecords.at)),
    ).toMatchObject([
      { event: 'account-made', refusal: 'CODE_WRONG', personId: null, address: '127.0.0.1' },
      { event: 'account-made', refusal: null },
      { event: 'account-made', refusal: 'USER_ALREADY_EXISTS', personId: null },
    ]);
  });

  test('are sign-ins that were refused, and who tried them from where', async () => {
    const { email, id, companyId } = await aRealtor(server, { password: PASSWORD });
    const headers = { 'content-type': 'application/json', 'user-agent': 'a browser of the tests' };
    await fetch(`${server.origin}/api/v1/user/login`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ email, password: 'guess' }),
    });
    expect(await recordsOf(id)).toMatchObject([
      {
        event: 'signed-in',
        refusal: 'WRONG_CREDENTIALS',
        companyId,
        address: '127.0.0.1',
        userAgent: 'a browser of the tests',
      },
    ]);
  });

  test('are recoveries, wrong codes among them', async () => {
    const person = await aRealtor(server, { password: PASSWORD });
    const { email } = person;
    await ask(server, resendOtp, { body: { email } });
    const code = await newestCode(server, email);
    later();
    await ask(server, otp, { body: { email, otp: code === '000000' ? '000001' : '000000' } });
    later();
    const { body } = await ask(server, otp, { body: { email, otp: code } });
    later();
    await ask(server, updateUser, { token: body.result.accessToken, body: { password: 'Cedar#2027' } });
    expect(await eventsOf(person)).toEqual([
      'recovery-asked',
      'recovered: CODE_WRONG',
      'recovered',
      'password-changed',
    ]);
  });

  test('are changes of the password that were refused', async () => {
    const person = await aRealtor(server, { password: PASSWORD });
    await ask(server, updateUser, { token: person.token, body: { password: 'Cedar#2027', current_password: 'wrong' } });
    expect(await eventsOf(person)).toEqual(['password-changed: CURRENT_PASSWORD_WRONG']);
  });

  test('are joins, refused ones too, and by whose code', async () => {
    const realtor = await aRealtor(server);
    const { company } = (await ask(server, getUser, { token: realtor.token })).body.result;
    const referralCode = new URL(company!.agentsInviteLink).searchParams.get('ref');
    const email = anEmail();
    const asked = await ask(server, signUp, { body: { fullName: 'Nico Bram', email, referralCode } });
    const proved = await ask(server, otp, {
      token: asked.body.result.accessToken,
      body: { email, otp: await newestCode(server, email) },
    });
    const token = proved.body.result.accessToken;
    later();
    await ask(server, updateUser, { token, body: { password: PASSWORD } });
    later();
    await ask(server, updateUser, { token, body: { terms_accepted: 'true', referralCode: 'A2345' } });
    later();
    const { _id } = (await ask(server, updateUser, { token, body: { terms_accepted: 'true' } })).body.result.user;
    const events = (await recordsOf(_id)).slice(2).map(({ event, refusal, about }) => ({ event, refusal, about }));
    expect(events).toMatchObject([
      { event: 'terms-accepted', refusal: null },
      { event: 'joined', refusal: 'INVITE_CODE_UNKNOWN' },
      { event: 'joined', refusal: null, about: realtor.id },
    ]);
  });

  test('are changes of a profile, by their fields and not by what these hold', async () => {
    const person = await aRealtor(server);
    const form = { fullName: 'Rowan Vale', contact: JSON.stringify({ phone: '3035550142' }) };
    const files = { avatar: new Blob([new Uint8Array(aPng({ width: 40, height: 30 }))]) };
    await ask(server, updateUser, { token: person.token, body: form, files });
    later();
    await ask(server, updateUser, { token: person.token, body: form });
    const [record, ...others] = await recordsOf(person.id);
    expect([record, others]).toMatchObject([
      { event: 'profile-changed', about: 'fullName, phone, pictureId', companyId: person.companyId },
      [],
    ]);
  });

  test('are renewed links, changes of the company by their fields, and who was removed', async () => {
    const realtor = await aRealtor(server);
    const agent = await anAgentOf(server, realtor);
    const { token } = realtor;
    await ask(server, renewInviteLink, { token, body: { link: 'employeeInviteLink' } });
    later();
    const address = { street: '9 Wazee Street', city: 'Denver', state: 'Colorado', zipCode: '80202' };
    await ask(server, updateCompany, {
      token,
      body: { name: 'Alder & Finch Realty', website: 'new.example', contact: { address } },
    });
    later();
    await ask(server, removeTeammate, { token, params: { id: agent.id } });
    expect(await recordsOf(realtor.id)).toMatchObject([
      { event: 'invite-code-renewed', about: 'E' },
      { event: 'company-changed', about: 'website, street' },
      { event: 'person-removed', about: agent.id },
    ]);
  });

  test('is no password, code or token, and no address that nobody has', async () => {
    const { email, token, id } = await aRealtor(server, { password: PASSWORD });
    const typed = `${PASSWORD}@people.example`;
    const begun = server.clock.now();
    for (const address of [typed, email]) await ask(server, login, { body: { email: address, password: PASSWORD } });
    await ask(server, resendOtp, { body: { email } });
    const code = await newestCode(server, email);
    await ask(server, otp, { body: { email, otp: code } });
    const kept = JSON.stringify(await server.db.select().from(auditRecords).where(gte(auditRecords.at, begun)));
    for (const secret of [PASSWORD.toLowerCase(), typed, email, token])
      expect(kept.toLowerCase()).not.toContain(secret.toLowerCase());
    expect((await recordsOf(id)).map(({ about }) => about)).toEqual([null, null, null]);
  });
});
