import { createCompany } from '@keydate/contracts/companies';
import { updateUser } from '@keydate/contracts/people';
import { companyEmployees } from '@keydate/contracts/teammates';
import { TERMS_IN_FORCE } from '@keydate/contracts/terms';
import { DAY_MS } from '@keydate/domain/durations';
import { eq } from 'drizzle-orm';
import { auditRecords } from '../src/accounts/audit/audit-records.table';
import { findPerson, updatePerson } from '../src/accounts/people/people.repository';
import { ask } from './ask';
import { aPerson, aRealtor, type TestPerson } from './people';
import { acceptTerms, aCompany, codeOf, userOf } from './sign-ups';
import { startTestServer, type TestServer } from './test-server';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const LONG_AGO = new Date('2023-02-01T10:00:00Z');

/** The same person, who accepted terms that newer ones have replaced. */
async function withOlderTerms(person: TestPerson): Promise<TestPerson> {
  await updatePerson(server.db, person.id, { termsVersion: '2023-02', termsAcceptedAt: LONG_AGO });
  return person;
}

describe('whoever accepted older terms', () => {
  test('is told so and works on, for deadlines do not wait', async () => {
    const realtor = await withOlderTerms(await aRealtor(server));
    expect((await userOf(server, realtor)).termsAccepted).toBe(false);
    expect((await ask(server, companyEmployees, { token: realtor.token })).status).toBe(200);
  });

  test('accepts those in force, which are kept with their date and go on record', async () => {
    const realtor = await withOlderTerms(await aRealtor(server));
    const { status, body } = await acceptTerms(server, realtor);
    expect([status, body.result.user.termsAccepted, body.result.user.company?._id]).toEqual([
      200,
      true,
      realtor.companyId,
    ]);
    const kept = await findPerson(server.db, realtor.id);
    expect(kept?.termsVersion).toBe(TERMS_IN_FORCE);
    expect(kept?.termsAcceptedAt?.getTime()).toBeGreaterThan(LONG_AGO.getTime());
    const records = await server.db.select().from(auditRecords).where(eq(auditRecords.personId, realtor.id));
    expect(records).toMatchObject([{ event: 'terms-accepted', about: TERMS_IN_FORCE }]);
  });

  test('founds no company and joins none before', async () => {
    const person = await withOlderTerms(await aPerson(server, { role: 'SuperRealtor' }));
    const { token } = person;
    const referralCode = await codeOf(server, await aRealtor(server), 'agentsInviteLink');
    expect((await ask(server, updateUser, { token, body: { referralCode } })).body.code).toBe('TERMS_NOT_ACCEPTED');
    expect((await ask(server, createCompany, { token, body: aCompany })).body.message).toBe(
      'Please accept the terms first.',
    );
    await acceptTerms(server, person);
    expect((await ask(server, createCompany, { token, body: aCompany })).status).toBe(200);
  });
});

test('terms that were accepted are not accepted a second time: the first date stays', async () => {
  const person = await aPerson(server, { role: 'SuperRealtor' });
  const first = (await findPerson(server.db, person.id))?.termsAcceptedAt;
  server.clock.set(new Date(server.clock.now().getTime() + DAY_MS));
  await acceptTerms(server, person);
  expect((await findPerson(server.db, person.id))?.termsAcceptedAt).toEqual(first);
});
