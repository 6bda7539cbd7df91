import { join } from 'node:path';
import { TABLE, writeTable, written } from '@keydate/reader/test/pdf-contracts';
import { sql } from 'drizzle-orm';
import { openDatabase } from '../../src/db/database';
import { readContracts } from '../../src/transactions';
import { anEmptyDatabase } from '../own-database';
import { aRealtor, type TestPerson } from '../people';
import { startProduction, type ProductProcess } from '../product-process';
import { list, resultOf, start } from '../readings';
import { startTestServer, type TestServer } from '../test-server';

/** The end of a reading whose server was killed. */
interface Outcome {
  state: unknown;
  tries: unknown;
  rows: string[][];
  /** How many readings its person has. */
  listed: number;
}

/** They are killed together: the machine has few cores. */
const AT_ONCE = 3;
const FILE_SECRET = 'a secret for the contracts of tests, long enough';

/**
 * Kills servers while each reads a contract, and returns the outcome of each reading at a server that lives on, with
 * what it must be: the whole table, read by a second server.
 */
export async function killWhileReading(kills: number): Promise<{ outcomes: Outcome[]; expected: Outcome[] }> {
  const database = await anEmptyDatabase(process.env.TEST_DATABASE_URL!);
  const migrations = join(import.meta.dirname, '../../drizzle');
  const db = await openDatabase({ connection: { connectionString: database }, migrations, poolSize: 6 });
  const survivor = await startTestServer({ fileSecret: FILE_SECRET }, { db });
  const settings = { FILE_SECRET, KEYDATE_HOME: survivor.home };
  const servers = await Promise.all(Array.from({ length: AT_ONCE }, () => startProduction(database, settings)));
  const outcomes: Outcome[] = [];
  while (outcomes.length < kills) {
    if (outcomes.length > 0) await Promise.all(servers.map((server) => server.start()));
    outcomes.push(...(await killAll(servers, survivor)));
  }
  await Promise.all(servers.map((server) => server.stop()));
  await survivor.close();
  return { outcomes, expected: outcomes.map(() => READ_ONCE_MORE) };
}

async function killAll(servers: readonly ProductProcess[], survivor: TestServer): Promise<Outcome[]> {
  const { db, tools } = survivor;
  const begun = await Promise.all(servers.map((server) => killOnceItReads(server, survivor)));
  // another of them may have claimed a contract, and have read it before it was killed: that kill does not count
  const states = await Promise.all(begun.map(({ id }) => stored(db, id)));
  const readings = begun.filter((_, at) => states[at]?.state === 'reading');
  // as after ten seconds without a renewal
  await db.execute(sql`update contract_readings set leased_until = now() where state = 'reading'`);
  await Promise.all([readContracts(tools), readContracts(tools)]);
  return Promise.all(readings.map((reading) => outcomeOf(survivor, reading)));
}

interface Begun {
  id: string;
  person: TestPerson;
}

/** Has a contract read, and kills the server that took it as soon as the reading begins. */
async function killOnceItReads(server: ProductProcess, { db, clock, tools }: TestServer): Promise<Begun> {
  const person = await aRealtor({ db, clock, tools });
  const file = new File([new Uint8Array(await written(writeTable))], 'contract.pdf');
  const id = (await start(server, person, file)).body.result._id;
  while ((await stored(db, id)).state === 'waiting');
  await server.kill();
  return { id, person };
}

async function outcomeOf(survivor: TestServer, { id, person }: Begun): Promise<Outcome> {
  const { body } = await resultOf(survivor, person, id);
  return { ...(await stored(survivor.db, id)), rows: body.result, listed: (await list(survivor, person)).length };
}

async function stored(db: TestServer['db'], id: string): Promise<{ state: unknown; tries: unknown }> {
  const { rows } = await db.execute(sql`select state, tries from contract_readings where id = ${id}`);
  return { state: rows[0]?.state, tries: rows[0]?.tries };
}

/** A short contract: the test is about the servers. */
const READ_ONCE_MORE: Outcome = { state: 'read', tries: 2, rows: TABLE.map((row) => [...row]), listed: 1 };
