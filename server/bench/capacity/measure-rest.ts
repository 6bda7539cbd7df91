import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { startPostgres } from '@keydate/tooling/postgres/start-postgres';
import { openDatabase } from '../../src/db/database';
import { startProduct, startProduction } from '../../test/product-process';
import { fillCompany } from '../transactions/fill-company';
import { COMPANY } from './company';
import { memoryMb } from './processor-time';

/** So long after the start, the reminders of the filled company are planned. */
const REST_MS = 60_000;

export interface AtRest {
  /** Megabytes of a process that serves pages, on PostgreSQL. */
  web: number;
  /** Of one that does everything, on PostgreSQL and with the database in itself. */
  all: number;
  embedded: number;
}

/** The memory of built servers that nobody uses. */
export async function measureRest(programs: string): Promise<AtRest> {
  const postgres = await startPostgres(programs, { flushes: true });
  try {
    const connection = { connectionString: postgres.url };
    const migrations = join(import.meta.dirname, '../../drizzle');
    const db = await openDatabase({ connection, migrations, poolSize: 1 });
    await fillCompany(db, COMPANY);
    await db.close();
    const web = await atRest(() => startProduction(postgres.url, { KEYDATE_ROLES: 'web' }));
    const all = await atRest(() => startProduction(postgres.url));
    const embedded = await atRest(() => startProduct({ KEYDATE_MODE: 'demo' }));
    return { web, all, embedded };
  } finally {
    await postgres.stop();
  }
}

async function atRest(start: () => ReturnType<typeof startProduct>): Promise<number> {
  const product = await start();
  try {
    await setTimeout(REST_MS);
    return memoryMb(product.pid() ?? 0);
  } finally {
    await product.stop();
  }
}
