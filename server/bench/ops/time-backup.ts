import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { freePort } from '@keydate/tooling/free-port';
import { openDatabase } from '../../src/db/database';
import { PRODUCTION, startProduction } from '../../test/product-process';
import { fillCompany } from '../transactions/fill-company';
import { openCaller } from '../transactions/open-caller';
import type { Viewer } from '../transactions/viewer';

/** A statement that fills a larger company meets the time limit of statements. */
const COMPANIES = 40;
const SIZE = { transactions: 2500, active: 250, clients: 1250 };
const BETWEEN_CALLS_MS = 50;
const root = join(import.meta.dirname, '../../..');

export interface BackupTime {
  seconds: number;
  /** The 99th percentile of the delay of the server's event loop, in ms. */
  delay: { before: number; meanwhile: number };
}

/**
 * Times `npm run backup` of 100,000 transactions of 50 dates each, while a server answers twenty calls a second.
 * @param url an empty database
 */
export async function timeBackup(url: string): Promise<BackupTime> {
  const db = await openDatabase({
    connection: { connectionString: url },
    migrations: join(root, 'server/drizzle'),
    poolSize: 1,
  });
  let viewers: Viewer[] = [];
  for (let company = 0; company < COMPANIES; company += 1) ({ viewers } = await fillCompany(db, SIZE));
  await db.close();
  const port = await freePort();
  const product = await startProduction(url, { METRICS_PORT: String(port) });
  const folder = await mkdtemp(join(tmpdir(), 'keydate-backup-'));
  const calling = new AbortController();
  try {
    const calls = call(product.origin, viewers[0]?.token ?? '', calling.signal);
    await setTimeout(30_000);
    const before = await delayAt(port);
    const begun = performance.now();
    await backUp(join(folder, 'backup.tar.gz'), { DATABASE_URL: url, KEYDATE_HOME: product.home });
    const seconds = (performance.now() - begun) / 1000;
    const meanwhile = await delayAt(port);
    calling.abort();
    await calls;
    return { seconds, delay: { before, meanwhile } };
  } finally {
    calling.abort();
    await product.stop();
    await rm(folder, { recursive: true });
  }
}

async function call(origin: string, token: string, end: AbortSignal): Promise<void> {
  const caller = openCaller(origin, token);
  while (!end.aborted) {
    await caller.get('getUser');
    await setTimeout(BETWEEN_CALLS_MS);
  }
  caller.close();
}

async function backUp(file: string, environment: Record<string, string>): Promise<void> {
  await promisify(execFile)(process.execPath, [join(root, 'shared/tooling/bin/operate.mjs'), 'backup', file], {
    cwd: root,
    env: { ...process.env, ...PRODUCTION, PUBLIC_ORIGIN: 'https://keydate.example', ...environment },
  });
}

/** The delay since it was last asked for, in ms: the server begins again after each answer. */
async function delayAt(port: number): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  const seconds = /^nodejs_eventloop_lag_p99_seconds(?:\{[^}]*\})? (\S+)$/m.exec(text)?.[1];
  if (seconds === undefined) throw new Error('The server names no delay of its event loop.');
  return Number(seconds) * 1000;
}
