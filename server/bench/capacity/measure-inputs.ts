import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { median } from '@keydate/tooling/bench/report';
import type { PostgresForTests } from '@keydate/tooling/postgres/start-postgres';
import { sql } from 'drizzle-orm';
import { openDatabase, type Database } from '../../src/db/database';
import { sample, scanFile } from '../../test/scans';
import { startProduction, type ProductProcess } from '../../test/product-process';
import { fillCompany } from '../transactions/fill-company';
import { openCaller } from '../transactions/open-caller';
import type { Viewer } from '../transactions/viewer';
import { COMPANY } from './company';
import type { Inputs } from './needs';
import { processorMs } from './processor-time';

/** Processor milliseconds of a call. */
export interface CallCost extends Pick<Inputs, 'serverMs' | 'databaseMs'> {
  name: string;
}

/** A real contract has 45 dates; the filled ones have 50. */
const DATES_OF_CONTRACT = 45 / 50;
const [WARM_UP, TIMES] = [100, 100];
/** A typed contract is read in a second; these are the others. */
const SCANS = ['scan-office.pdf', 'scan-fax.pdf', 'photo-phone.jpg'];

/** Measures what a scan, a call and a transaction cost at a built server on PostgreSQL. */
export async function measureInputs(postgres: PostgresForTests): Promise<Inputs & { calls: CallCost[] }> {
  const connection = { connectionString: postgres.url };
  const product = await startProduction(postgres.url);
  const migrations = join(import.meta.dirname, '../../drizzle');
  const db = await openDatabase({ connection, migrations, poolSize: 1 });
  try {
    const before = await sizeOf(db);
    const { viewers } = await fillCompany(db, COMPANY);
    const [owner] = viewers;
    if (!owner) throw new Error('The company has an owner.');
    const transactionBytes = ((await sizeOf(db)) - before) / COMPANY.transactions;
    const calls = await measureCalls(product, await postmasterOf(postgres.url), owner, await anIdOf(db));
    return {
      calls,
      serverMs: meanOf(calls.map(({ serverMs }) => serverMs)),
      databaseMs: meanOf(calls.map(({ databaseMs }) => databaseMs)),
      transactionBytes: transactionBytes * DATES_OF_CONTRACT,
      scanS: await measureScans(product, owner),
    };
  } finally {
    await db.close();
    await product.stop();
  }
}

async function sizeOf(db: Database): Promise<number> {
  const { rows } = await db.execute<{ size: string }>(sql`select pg_database_size(current_database()) as size`);
  return Number(rows[0]?.size);
}

async function anIdOf(db: Database): Promise<string> {
  const { rows } = await db.execute<{ id: string }>(sql`select id from transactions where status = 'Active' limit 1`);
  return rows[0]?.id ?? '';
}

/** The process that PostgreSQL's other processes are children of. */
async function postmasterOf(url: string): Promise<number> {
  const folder = new URL(url).searchParams.get('host') ?? '';
  const [pid] = (await readFile(join(folder, 'data/postmaster.pid'), 'utf8')).split('\n');
  return Number(pid);
}

/** The calls that pages make most. */
async function measureCalls(
  { origin, pid }: ProductProcess,
  postmaster: number,
  { token, personId }: Viewer,
  transactionId: string,
): Promise<CallCost[]> {
  const calls = {
    'the caller and their company': 'getUser',
    'thirty transactions with their dates': `user-transaction-list/${personId}?status=Active&limit=30`,
    'the deadlines that are due': 'due-deadlines',
    'one transaction': `single-transaction-details/${transactionId}`,
    'the latest news': 'notifications',
  };
  const caller = openCaller(origin, token);
  const callAll = async (path: string, times: number) => {
    for (let time = 0; time < times; time += 1) await caller.get(path);
  };
  for (const path of Object.values(calls)) await callAll(path, WARM_UP);
  const server = pid() ?? 0;
  const costs: CallCost[] = [];
  for (const [name, path] of Object.entries(calls)) {
    const [serverBefore, databaseBefore] = [processorMs(server), processorMs(postmaster)];
    await callAll(path, TIMES);
    const serverMs = (processorMs(server) - serverBefore) / TIMES;
    costs.push({ name, serverMs, databaseMs: (processorMs(postmaster) - databaseBefore) / TIMES });
  }
  caller.close();
  return costs;
}

function meanOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
}

/** Processor seconds of a scanned or photographed contract, with its process. */
async function measureScans(product: ProductProcess, { token }: Viewer): Promise<number> {
  const seconds: number[] = [];
  for (const name of SCANS) {
    const bytes = await sample(name);
    const before = processorMs(product.pid() ?? 0);
    const { status } = await scanFile(product, { token }, bytes);
    if (status !== 201) throw new Error(`${name} was answered ${status}.`);
    seconds.push((processorMs(product.pid() ?? 0) - before) / 1000);
  }
  return median(seconds);
}
