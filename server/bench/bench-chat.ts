import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { median } from '@keydate/tooling/bench/report';
import { readThreads } from '@keydate/tooling/bench/read-threads';
import { installProduct } from '@keydate/tooling/bench/variants';
import { findPostgres } from '@keydate/tooling/postgres/find-postgres';
import { startPostgres } from '@keydate/tooling/postgres/start-postgres';
import { openDatabase, type Database } from '../src/db/database';
import { startProduct } from '../test/product-process';
import type { TestPerson } from '../test/people';
import { startKeydate, type ChatServer } from './chat/chat-server';
import { countAcknowledged } from './chat/count-acknowledged';
import { fillCompany, fillThreads } from './chat/fill-threads';
import { closeTabs, openTabs } from './chat/open-tabs';
import { startBareServer } from './chat/start-bare-server';
import { timeDeliveries } from './chat/time-deliveries';
import { weighSockets } from './chat/weigh-sockets';

/**
 * npm run bench:chat: messages on PostgreSQL beside a bare socket.io server, and a long thread beside a short one.
 * `npm run bench:chat -- speed` takes one part alone: `speed`, `memory` or `threads`.
 */
const PEOPLE = 200;
const ROUNDS = 3;
/** Of the bare server's messages a second, the share that Keydate must store. Deliveries are timed at half of it, and at half of what it reached. */
const REQUIRED_RATE = 0.15;
const IDLE_SOCKETS = 5_000;
const [SHORT, LONG] = [100, 100_000];

const server = join(import.meta.dirname, '..');
const programs = findPostgres();
if (!programs) throw new Error('This benchmark needs an installed PostgreSQL.');
execFileSync(process.execPath, ['build.mjs'], { cwd: server, stdio: 'inherit' });
const postgres = await startPostgres(programs);
try {
  const db = await openDatabase({
    connection: { connectionString: postgres.url },
    migrations: join(server, 'drizzle'),
    poolSize: 1,
  });
  const asked = process.argv.slice(2);
  const isAsked = (part: 'speed' | 'memory' | 'threads') => asked.length === 0 || asked.includes(part);
  console.log('| | bare socket.io | Keydate | | target |\n|---|---|---|---|---|');
  const people = await fillCompany(db, PEOPLE);
  if (isAsked('speed')) await compareSpeed(people);
  if (isAsked('memory')) await compareMemory(people);
  if (isAsked('threads')) await compareThreads(db);
  await db.close();
  console.log(`\n${cpus().length} cores, Node ${process.version}, medians of ${ROUNDS}.`);
} finally {
  await postgres.stop();
}

/** Measures both by turns, so that what else the machine does falls on both. */
async function inTurns(servers: readonly ChatServer[], measure: (server: ChatServer) => Promise<number>) {
  const figures = servers.map((): number[] => []);
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [at, one] of servers.entries()) figures[at]?.push(await measure(one));
  return figures.map(median);
}

async function compareSpeed(people: readonly TestPerson[]): Promise<void> {
  const servers = [await startBareServer(), await startKeydate(postgres.url)];
  const withTabs = async (
    one: ChatServer,
    hears: boolean,
    measure: (tabs: Awaited<ReturnType<typeof openTabs>>) => Promise<number>,
  ) => {
    const tabs = await openTabs(one, people, hears);
    return measure(tabs).finally(() => closeTabs(tabs));
  };
  const [bare = 0, ours = 0] = await inTurns(servers, (one) => withTabs(one, false, countAcknowledged));
  row('messages acknowledged a second', [bare, ours], 0, `≥ ${REQUIRED_RATE}`);
  for (const load of [(bare * REQUIRED_RATE) / 2, ours / 2]) {
    const [bareMs = 0, oursMs = 0] = await inTurns(servers, (one) =>
      withTabs(one, true, (tabs) => timeDeliveries(one, tabs, load)),
    );
    row(`delivery at ${load.toFixed(0)} a second, p99 in ms`, [bareMs, oursMs], 1, '≤ 3');
  }
  for (const one of servers) await one.stop();
}

async function compareMemory(people: readonly TestPerson[]): Promise<void> {
  const weights = [];
  for (const start of [startBareServer, () => startKeydate(postgres.url)]) {
    const one = await start();
    weights.push(await weighSockets(one, people, IDLE_SOCKETS));
    await one.stop();
  }
  const [bare = 0, ours = 0] = weights;
  const more = `${(ours - bare).toFixed(1)} KB more`;
  console.log(
    `| KB for each of ${IDLE_SOCKETS} idle sockets | ${bare.toFixed(1)} | ${ours.toFixed(1)} | ${more} | ≤ 25 KB more |`,
  );
}

async function compareThreads(db: Database): Promise<void> {
  const threads = await fillThreads(db, [SHORT, LONG]);
  const home = await mkdtemp(join(tmpdir(), 'keydate-bench-'));
  try {
    await installProduct(home, () => undefined);
    const product = await startProduct({ KEYDATE_MODE: 'demo', KEYDATE_HOME: home, DATABASE_URL: postgres.url });
    const [short, long] = await readThreads(product.origin, threads);
    await product.stop();
    if (!short || !long) throw new Error('A thread was not read.');
    console.log(`\n| | ${SHORT} messages | ${LONG} messages | | target |\n|---|---|---|---|---|`);
    row('opening a thread, ms', [median(short.openings), median(long.openings)], 0, '≤ 1.2');
    row('frames a second while it is scrolled', [median(short.frames), median(long.frames)], 1, '≥ 0.95');
  } finally {
    await rm(home, { recursive: true, force: true });
  }
}

function row(what: string, [base, compared]: [number, number], digits: number, target: string): void {
  const ratio = (compared / base).toFixed(2);
  console.log(`| ${what} | ${base.toFixed(digits)} | ${compared.toFixed(digits)} | ${ratio} × | ${target} × |`);
}
