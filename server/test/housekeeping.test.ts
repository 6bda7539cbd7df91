import { signUp } from '@keydate/contracts/people';
import { sql } from 'drizzle-orm';
import { clearExpired } from '../src/jobs/clear-expired';
import { ask } from './ask';
import { anEmail } from './people';
import { startTestServer, type TestServer } from './test-server';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test('what is over is cleared: sign-ups and codes after a day, sessions at their end', async () => {
  const email = anEmail();
  // in the past, so that nothing of the tests beside this one is over
  const begun = new Date('2020-01-01T00:00:00Z');
  server.clock.set(begun);
  await ask(server, signUp, { body: { fullName: 'Robin Vale', email, role: 'SuperRealtor' } });
  const left = async () =>
    (await server.db.execute(sql`select
      (select count(*)::int from sign_ups where email = ${email}) as sign_ups,
      (select count(*)::int from one_time_codes where email = ${email}) as codes,
      (select count(*)::int from sessions join sign_ups on sign_ups.id = sign_up_id where email = ${email}) as sessions`)).rows[0];
  await clearExpired(server.tools);
  expect(await left()).toEqual({ sign_ups: 1, codes: 1, sessions: 1 });
  server.clock.set(new Date(begun.getTime() + 2 * 60 * 60_000));
  await clearExpired(server.tools);
  expect(await left()).toEqual({ sign_ups: 1, codes: 1, sessions: 0 });
  server.clock.set(new Date(begun.getTime() + 25 * 60 * 60_000));
  await clearExpired(server.tools);
  expect(await left()).toEqual({ sign_ups: 0, codes: 0, sessions: 0 });
});
