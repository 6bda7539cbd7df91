import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { KNOWN_BROWSER_MS } from '@keydate/contracts/limits';
import { signUp, updateUser } from '@keydate/contracts/people';
import { DAY_MS } from '@keydate/domain/durations';
import { aPng } from '@keydate/reader/test/a-png';
import { sql } from 'drizzle-orm';
import { DrizzleQueryError } from 'drizzle-orm/errors';
import type { Database } from '../src/db/database';
import { BATCH } from '../src/db/delete-in-batches';
import { clearExpired } from '../src/jobs/clear-expired';
import { insertAuditRecord } from '../src/accounts/audit/audit.repository';
import { isKnownTo } from '../src/accounts/browsers/known-browsers.repository';
import { rememberBrowser } from '../src/accounts/browsers/use-cases/known-browser';
import { countAttempt } from '../src/accounts/attempts/use-cases/count-attempt';
import { saveWithPicture } from '../src/accounts/pictures/use-cases/save-with-picture';
import { hashOfToken } from '../src/accounts/sessions/token';
import { ask } from './ask';
import { startServerOnOwnDatabase } from './own-database';
import { anEmail, aRealtor } from './people';
import type { TestServer } from './test-server';

let server: TestServer;
beforeAll(async () => {
  server = await startServerOnOwnDatabase();
});
afterAll(() => server.close());

test('what is over is cleared: sign-ups and codes after a day, sessions at their end', async () => {
  const email = anEmail();
  // in the past, so that nothing of the other tests has expired
  const begun = new Date('2020-01-01T00:00:00Z');
  server.clock.set(begun);
  await ask(server, signUp, { body: { fullName: 'Robin Vale', email, role: 'SuperRealtor' } });
  const left = async () =>
    (
      await server.db.execute(sql`select
      (select count(*)::int from sign_ups where email = ${email}) as sign_ups,
      (select count(*)::int from one_time_codes where email = ${email}) as codes,
      (select count(*)::int from sessions join sign_ups on sign_ups.id = sign_up_id where email = ${email}) as sessions`)
    ).rows[0];
  await clearExpired(server.tools);
  expect(await left()).toEqual({ sign_ups: 1, codes: 1, sessions: 1 });
  server.clock.set(new Date(begun.getTime() + 2 * 60 * 60_000));
  await clearExpired(server.tools);
  expect(await left()).toEqual({ sign_ups: 1, codes: 1, sessions: 0 });
  server.clock.set(new Date(begun.getTime() + 25 * 60 * 60_000));
  await clearExpired(server.tools);
  expect(await left()).toEqual({ sign_ups: 0, codes: 0, sessions: 0 });
});

test('what is over is cleared in batches, so that no statement locks many rows or reaches its time limit', async () => {
  await server.db.execute(
    sql`insert into attempts select 'over ' || n, 1, '2020-01-01T00:00:00Z' from generate_series(1, ${2 * BATCH + 1}) n`,
  );
  await server.db.execute(sql`insert into contract_readings (id, digest, file_name, state, has_file, created_at)
    select 'over ' || n, n, '', 'discarded', false, '2020-01-01T00:00:00Z' from generate_series(1, ${2 * BATCH + 1}) n`);
  await server.db.execute(sql`create function refuse_many() returns trigger language plpgsql as $$ begin
    if (select count(*) from gone) > ${sql.raw(String(BATCH))} then raise exception 'too many at once'; end if;
    return null;
  end $$`);
  for (const table of ['attempts', 'contract_readings'])
    await server.db.execute(sql`create trigger refuse_many after delete on ${sql.identifier(table)}
      referencing old table as gone for each statement execute function refuse_many()`);
  server.clock.set(new Date('2020-01-03T00:00:00Z'));
  await clearExpired(server.tools);
  const { rows } = await server.db.execute(sql`select count(*)::int as left from (
    select key from attempts union all select id from contract_readings) all_of (key) where key like 'over %'`);
  expect(rows).toEqual([{ left: 0 }]);
});

describe('a picture', () => {
  const avatar = new Blob([new Uint8Array(aPng({ width: 40, height: 30 }))]);
  const upload = async (token: string) =>
    (await ask(server, updateUser, { token, body: {}, files: { avatar } })).status;
  const files = async () => (await readdir(join(server.home, 'files/pictures'))).length;
  const die = async () => {
    throw new Error('killed');
  };

  test('that was replaced, or that a kill left, is removed seven days later', async () => {
    const replaced = new Date('2020-01-11T00:00:00Z');
    const after = (days: number) => server.clock.set(new Date(replaced.getTime() + days * DAY_MS));
    after(-10);
    const { token } = await aRealtor(server);
    expect([await upload(token), await files()]).toEqual([200, 1]);

    after(0);
    expect([await upload(token), await files()]).toEqual([200, 2]);
    const { remove, write } = server.tools.files;
    server.tools.files.remove = die;
    server.tools.files.write = (key, bytes) => write(key, bytes).then(die);
    await upload(token);
    expect(await files()).toBe(3);
    Object.assign(server.tools.files, { remove, write });

    after(6.9);
    await clearExpired(server.tools);
    expect(await files()).toBe(3);
    after(7.1);
    await clearExpired(server.tools);
    expect(await files()).toBe(1);
  });

  test('keeps its file if the database saved it and its answer was lost', async () => {
    const { id: personId } = await aRealtor(server);
    const before = await files();
    const lost = new DrizzleQueryError('commit', [], Object.assign(new Error('lost'), { code: 'ECONNRESET' }));
    const transaction: Database['transaction'] = async (work) => {
      await server.db.transaction(work);
      throw lost;
    };
    const tools = { ...server.tools, db: { ...server.db, transaction } };
    const saving = saveWithPicture(tools, { webp: Buffer.from('webp'), owner: { personId } }, async () => null);
    await expect(saving).rejects.toBe(lost);
    expect(await files()).toBe(before + 1);
  });
});

test('a browser is forgotten half a year after somebody last signed in with it', async () => {
  const begun = new Date('2020-01-01T00:00:00Z');
  server.clock.set(begun);
  const { id, email } = await aRealtor(server);
  const mark = await rememberBrowser(server.tools, { mark: null, personId: id });
  const isThere = async (after: number) => {
    server.clock.set(new Date(begun.getTime() + after));
    await clearExpired(server.tools);
    return isKnownTo(server.db, hashOfToken(mark), email, new Date(0));
  };
  expect(await isThere(KNOWN_BROWSER_MS - 60_000)).toBe(true);
  expect(await isThere(KNOWN_BROWSER_MS + 60_000)).toBe(false);
});

test('records are cleared after 400 days, attempts after one', async () => {
  const now = new Date('2020-01-01T00:00:00Z');
  server.clock.set(now);
  const id = randomUUID();
  const nobody = { refusal: null, personId: null, companyId: null, about: null };
  await insertAuditRecord(server.db, {
    id,
    at: now,
    event: 'signed-in',
    ...nobody,
    address: '127.0.0.1',
    userAgent: 'test',
  });
  await countAttempt(server.tools, 'housekeeping', { account: id, network: '198.51.100.1' });
  const left = async () =>
    (
      await server.db.execute(sql`select
      (select count(*)::int from audit_records where id = ${id}) as records,
      (select count(*)::int from attempts where window_began < '2020-01-02') as attempts`)
    ).rows[0];
  const clearAfter = async (days: number) => {
    server.clock.set(new Date(now.getTime() + days * DAY_MS));
    await clearExpired(server.tools);
    return left();
  };
  expect(await clearAfter(0.5)).toEqual({ records: 1, attempts: 2 });
  expect(await clearAfter(399)).toEqual({ records: 1, attempts: 0 });
  expect(await clearAfter(401)).toEqual({ records: 0, attempts: 0 });
});
