import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { argon2PasswordHasher } from '../../src/adapters/argon2-password-hasher';
import { systemClock } from '../../src/adapters/clocks';
import { openDatabase } from '../../src/db/database';
import { anEmptyDatabase } from '../own-database';
import { aRealtor } from '../people';
import { startProduction } from '../product-process';
import { sample, scanFile } from '../scans';

test('a scan survives that each process that reads is asked to stop, and that each is killed', async () => {
  const database = await anEmptyDatabase(process.env.TEST_DATABASE_URL!);
  const migrations = join(import.meta.dirname, '../../drizzle');
  const db = await openDatabase({ connection: { connectionString: database }, migrations, poolSize: 2 });
  const web = await startProduction(database, { KEYDATE_ROLES: 'web' });
  const reads = { KEYDATE_ROLES: 'scan', KEYDATE_HOME: web.home };
  const readers = [await startProduction(database, reads), await startProduction(database, reads)];
  const tools = { passwords: await argon2PasswordHasher() };
  const bytes = await sample('scan-office.pdf');

  const outcomes = [];
  for (const end of ['SIGTERM', 'SIGKILL'] as const) {
    const scanning = scanFile(web, await aRealtor({ db, clock: systemClock, tools }), bytes);
    const isBegun = async () =>
      (await db.execute(sql`select 1 from contract_readings where progress ->> 'stage' = 'reading'`)).rows.length > 0;
    while (!(await isBegun())) await setTimeout(50);
    await Promise.all(readers.map((reader) => reader.end(end)));
    await Promise.all(readers.map((reader) => reader.start()));
    const { status, body } = await scanning;
    outcomes.push([status, body.result.length]);
  }
  expect(outcomes).toEqual([
    [201, 44],
    [201, 44],
  ]);
  const { rows } = await db.execute(sql`select tries from contract_readings order by created_at`);
  // a server that stops in good order has not tried
  expect(rows).toEqual([{ tries: 1 }, { tries: 2 }]);

  for (const server of [...readers, web]) await server.stop();
  await db.close();
});
