import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { median } from '@keydate/tooling/bench/report';
import { readThreads } from '@keydate/tooling/bench/read-threads';
import { installProduct } from '@keydate/tooling/bench/variants';
import { findPostgres } from '@keydate/tooling/postgres/find-postgres';
import { startPostgres } from '@keydate/tooling/postgres/start-postgres';
import { count } from 'drizzle-orm';
import { openDatabase, type Database } from '../src/db/database';
import { messages } from '../src/chat/messages.table';
import { startProduct } from '../test/product-process';
import type { TestPerson } from '../test/people';
import { startKeydate, type ChatServer } from './chat/chat-server';
import { fillCompany, fillThreads } from './chat/fill-threads';
import { aSharedTransaction } from './chat/hold-row';
import { closeTabs, openTabs } from './chat/open-tabs';
import { startEchoServer } from './chat/start-echo-server';
import { p99Of, timeDeliveries } from './chat/time-deliveries';
import { weighSockets } from './chat/weigh-sockets';

/**
 * npm run bench:chat: messages on PostgreSQL, next to a server that only commits one INSERT a message, and a long thread next
 * to a short one. `npm run bench:chat -- delivery` takes one part alone: `delivery`, `lock`, `crowd`, `memory` or `threads`.
 */
const PEOPLE = 400;
const ROUNDS = 3;
const RATES = [50, 250];
const DELIVERY_SECONDS = 20;
const LOCK_SECONDS = 4;
const CROWD = { perSecond: 200, seconds: 60, warmUpSeconds: 0 };
const IDLE_SOCKETS = 5_000;
const [SHORT, LONG] = [100, 100_000];

const server = join(import.meta.dirname, '..');
const programs = findPostgres();
if (!programs) throw new Error('This benchmark needs an installed PostgreSQL.');
execFileSync(process.execPath, ['build.mjs'], { cwd: server, stdio: 'inherit' });
const postgres = await startPostgres(programs, { flushes: true });
try {
  const db = await openDatabase({
    connection: { connectionString: postgres.url },
    migrations: join(server, 'drizzle'),
    poolSize: 1,
  });
  const asked = process.argv.slice(2);
  const isAsked = (part: string) => asked.length === 0 || asked.includes(part);
  const people = await fillCompany(db, PEOPLE);
  console.log('| | echo | Keydate | | target |\n|---|---|---|---|---|');
  if (isAsked('delivery')) await compareDeliveries(people);
  if (isAsked('memory')) await compareMemory(people);
  console.log('\n| | | | | target |\n|---|---|---|---|---|');
  if (isAsked('lock')) await compareLocked(db, people);
  if (isAsked('crowd')) await countLost(db, people);
  if (isAsked('threads')) await compareThreads(db);
  await db.close();
  console.log(`\n${cpus().length} cores, Node ${process.version}, medians of ${ROUNDS}.`);
} finally {
  await postgres.stop();
}

async function withTabs<Result>(
  one: ChatServer,
  people: readonly TestPerson[],
  work: (tabs: Awaited<ReturnType<typeof openTabs>>) => Promise<Result>,
): Promise<Result> {
  const tabs = await openTabs(one, people);
  return work(tabs).finally(() => closeTabs(tabs));
}

/** Measures both by turns, so that other work of the machine affects both. */
async function compareDeliveries(people: readonly TestPerson[]): Promise<void> {
  const servers = [await startEchoServer(postgres.url), await startKeydate(postgres.url)];
  for (const perSecond of RATES) {
    const rounds = servers.map((): number[] => []);
    for (let round = 0; round < ROUNDS; round += 1)
      for (const [at, one] of servers.entries()) {
        const load = { perSecond, seconds: DELIVERY_SECONDS };
        rounds[at]?.push(p99Of(await withTabs(one, people, (tabs) => timeDeliveries(one, tabs, load))));
      }
    const [echo = NaN, ours = NaN] = rounds.map(median);
    row(`delivery at ${perSecond} a second, p99 in ms`, [echo, ours], 1, '≤ 100 ms and ≤ 1.5');
  }
  for (const one of servers) await one.stop();
}

/**
 * The longest delivery of other conversations, before and while the row of a transaction is locked about which two
 * people write.
 */
async function compareLocked(db: Database, people: readonly TestPerson[]): Promise<void> {
  const one = await startKeydate(postgres.url);
  const shared = await aSharedTransaction(one, db, postgres.url);
  const [free, locked]: [number[], number[]] = [[], []];
  await withTabs(one, people, async (tabs) => {
    await timeDeliveries(one, tabs, { perSecond: 50, seconds: 4 });
    const longest = async () => {
      const { took } = await timeDeliveries(one, tabs, { perSecond: 50, seconds: LOCK_SECONDS, warmUpSeconds: 0 });
      return took.at(-1) ?? NaN;
    };
    for (let round = 0; round < ROUNDS; round += 1) {
      free.push(await longest());
      locked.push(await shared.whileLocked(longest));
    }
  });
  await one.stop();
  const [before, during] = [median(free), median(locked)];
  console.log(
    `| longest delivery before a row is locked for ${LOCK_SECONDS} s, and meanwhile, in ms | ${before.toFixed(1)} ` +
      `| ${during.toFixed(1)} | ${(during - before).toFixed(1)} ms more | ≤ 50 ms more |`,
  );
}

async function countLost(db: Database, people: readonly TestPerson[]): Promise<void> {
  const one = await startKeydate(postgres.url);
  const before = await countMessages(db);
  const deliveries = await withTabs(one, people, (tabs) => timeDeliveries(one, tabs, CROWD));
  const stored = (await countMessages(db)) - before;
  await one.stop();
  console.log(
    `| ${CROWD.perSecond} a second for ${CROWD.seconds} s among ${PEOPLE} people: sent and delivered, stored | ${deliveries.sent} ` +
      `| ${stored} | p99 ${p99Of(deliveries).toFixed(1)} ms | none lost |`,
  );
}

async function countMessages(db: Database): Promise<number> {
  const [counted] = await db.select({ messages: count() }).from(messages);
  return counted?.messages ?? NaN;
}

async function compareMemory(people: readonly TestPerson[]): Promise<void> {
  const weights = [];
  for (const start of [startEchoServer, startKeydate]) {
    const one = await start(postgres.url);
    weights.push(await weighSockets(one, people, IDLE_SOCKETS));
    await one.stop();
  }
  const [echo = 0, ours = 0] = weights;
  const more = `${(ours - echo).toFixed(1)} KB more`;
  console.log(
    `| KB for each of ${IDLE_SOCKETS} idle sockets | ${echo.toFixed(1)} | ${ours.toFixed(1)} | ${more} | ≤ 25 KB more |`,
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
