import { createCompany } from '@keydate/contracts/companies';
import { getUser, login, updateUser } from '@keydate/contracts/people';
import { TERMS_IN_FORCE } from '@keydate/contracts/terms';
import { findPersonByEmail } from '../src/accounts/people/people.repository';
import { ask } from './ask';
import { anEmail } from './people';
import { aCompany, asksForAccount, provesAddress } from './sign-ups';
import { startTestServer, type TestServer } from './test-server';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

describe('the whole of signing up', () => {
  test('leads from a name to a company, by a code from the mail', async () => {
    const email = anEmail();
    const asked = await asksForAccount(server, email.toUpperCase());
    expect(asked.status).toBe(200);

    const proved = await provesAddress(server, email, asked.token);
    expect(proved.status).toBe(200);
    const token = proved.body.result.accessToken;

    expect((await ask(server, getUser, { token })).status).toBe(403);
    expect((await ask(server, updateUser, { token, body: { password: 'Keydate!2026' } })).status).toBe(200);
    expect((await ask(server, createCompany, { token, body: aCompany })).body.code).toBe('TERMS_NOT_ACCEPTED');
    const accepted = await ask(server, updateUser, { token, body: { terms_accepted: 'true' } });
    expect(accepted.body.result.user).toMatchObject({
      termsAccepted: true,
      company: null,
      role: 'SuperRealtor',
      contact: { email },
    });

    const kept = await findPersonByEmail(server.db, email);
    expect([kept?.termsVersion, kept?.termsAcceptedAt]).toEqual([TERMS_IN_FORCE, expect.any(Date)]);

    const founded = await ask(server, createCompany, { token, body: aCompany });
    expect(founded.status).toBe(200);
    expect(founded.body.result).toMatchObject({ name: aCompany.name, contact: { address: aCompany.address } });
    expect(founded.body.result.agentsInviteLink).toMatch(/\/signup\?ref=A[2-9A-Z]{20}$/);

    const signedIn = await ask(server, login, { body: { email: email.toUpperCase(), password: 'Keydate!2026' } });
    expect(signedIn.body.result.user.company?.name).toBe(aCompany.name);
    expect(signedIn.body.messages).toBe('Success');
  });
});

describe('a role', () => {
  test('has to be chosen without an invitation', async () => {
    expect((await asksForAccount(server, anEmail(), { role: undefined })).body.code).toBe('ROLE_MISSING');
  });

  test.each(['Employee', 'Agent', 'Client', 'SuperAdmin'])('%s cannot be chosen', async (role) => {
    expect((await asksForAccount(server, anEmail(), { role })).body.code).toBe('ROLE_MISSING');
  });
});
