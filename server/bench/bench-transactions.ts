import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { installProduct } from '@keydate/tooling/bench/variants';
import { findPostgres } from '@keydate/tooling/postgres/find-postgres';
import { startPostgres } from '@keydate/tooling/postgres/start-postgres';
import { openDatabase } from '../src/db/database';
import { startProduct, startProduction } from '../test/product-process';
import { systemClock } from '../src/adapters/clocks';
import { addDays, dayAt, dayToSql } from '@keydate/domain/calendar-day';
import { DUE_DAYS } from '@keydate/domain/due-deadlines';
import { openBareSql } from './transactions/bare-sql';
import { compare, RUNS, WARM_UP, type Ways } from './transactions/compare';
import { fillCompany, type Filled } from './transactions/fill-company';
import { openCaller } from './transactions/open-caller';
import { openOwnSql } from './transactions/own-sql';
import { timeMonths } from './transactions/time-months';
import type { Viewer } from './transactions/viewer';

/**
 * npm run bench:transactions: measures the time that the server adds to its SQL, for 10 and for 10,000 transactions of
 * 50 dates each on PostgreSQL. With `calendar`: the first month of the calendar of 250 transactions next to that of 10.
 */
const PAGE = 60;
const FEW = { transactions: 10, active: 5, clients: 10 };
const MANY = { transactions: 10_000, active: 250, clients: 5_000 };
const IN_CALENDAR = [10, 250].map((transactions) => ({ transactions, active: transactions, clients: 10 }));

const server = join(import.meta.dirname, '..');
const programs = findPostgres();
if (!programs) throw new Error('This benchmark needs an installed PostgreSQL.');
execFileSync(process.execPath, ['build.mjs'], { cwd: server, stdio: 'inherit' });
const postgres = await startPostgres(programs);
try {
  await run(postgres.url);
} finally {
  await postgres.stop();
}

async function run(url: string): Promise<void> {
  const db = await openDatabase({
    connection: { connectionString: url },
    migrations: join(server, 'drizzle'),
    poolSize: 1,
  });
  const isOfCalendar = process.argv.includes('calendar');
  const companies = [];
  for (const size of isOfCalendar ? IN_CALENDAR : [FEW, MANY]) companies.push(await fillCompany(db, size));
  await db.close();
  if (isOfCalendar) {
    await openMonths(url, companies);
    return;
  }
  const product = await startProduction(url);
  await compareCompanies(url, product.origin, companies);
  await product.stop();
}

/** With the pages: a browser opens the calendar, too. */
async function openMonths(url: string, companies: readonly Filled[]): Promise<void> {
  const home = await mkdtemp(join(tmpdir(), 'keydate-bench-'));
  try {
    await installProduct(home, () => undefined);
    const product = await startProduct({ KEYDATE_MODE: 'demo', KEYDATE_HOME: home, DATABASE_URL: url });
    await timeMonths(product.origin, companies);
    await product.stop();
  } finally {
    await rm(home, { recursive: true, force: true });
  }
}

async function compareCompanies(url: string, origin: string, companies: readonly Filled[]): Promise<void> {
  console.log(
    '| transactions | | bare SQL | own SQL | through HTTP | to bare | to own |\n|---|---|---|---|---|---|---|',
  );
  for (const company of companies) await measure(url, origin, company);
  console.log(`\n${cpus().length} cores, Node ${process.version}, medians of ${RUNS} after ${WARM_UP}.`);
}

/** Times the requests of a company's people. */
async function measure(url: string, origin: string, { transactions, clients, viewers }: Filled): Promise<void> {
  const asking = [];
  for (const viewer of viewers) asking.push(await openCases(url, origin, viewer, `client${clients - 1}@`));
  const cases = asking.flatMap((one) => Object.entries(one.cases));
  const times = await compare(cases.map(([, ways]) => ways));
  for (const [index, took] of times.entries()) {
    const inMs = [took.bare, took.own, took.http].map((time) => `${time.toFixed(2)} ms`);
    const ratios = [took.http / took.bare, took.http / took.own].map((ratio) => ratio.toFixed(2));
    console.log(`| ${[transactions, cases[index]?.[0], ...inMs, ...ratios].join(' | ')} |`);
  }
  for (const { close } of asking) await close();
}

/** The requests of one person; `nameOfOne` is found with one client only. */
async function openCases(url: string, origin: string, viewer: Viewer, nameOfOne: string) {
  const bare = await openBareSql(url, viewer);
  const own = await openOwnSql(url, viewer);
  const caller = openCaller(origin, viewer.token);
  const page = async (status: 'Active' | 'Closed'): Promise<Ways> => ({
    bare: () => bare.page(status, PAGE),
    own: await own.page(status, PAGE),
    http: () => caller.get(`user-transaction-list/${viewer.personId}?status=${status}&limit=${PAGE}`),
  });
  const search = async (words: string, alone = () => bare.search(words)): Promise<Ways> => ({
    bare: alone,
    own: await own.search(words),
    http: () => caller.get(`transaction-search?q=${words}`),
  });
  const cases = {
    [`${viewer.who}: a page of ${PAGE} of ${viewer.active} active`]: await page('Active'),
    [`${viewer.who}: a page of ${PAGE} of ${viewer.closed} closed`]: await page('Closed'),
    [`${viewer.who}: what is due in ${viewer.active} active`]: {
      bare: () => bare.due(lastDueDay()),
      own: await own.due(),
      http: () => caller.get('due-deadlines'),
    },
    [`${viewer.who}: a search with many answers`]: await search('okafor'),
    [`${viewer.who}: a search with one answer`]: await search(nameOfOne),
    [`${viewer.who}: a search with none`]: await search('nobody'),
    [`${viewer.who}: a search for an address`]: await search('9998'),
    [`${viewer.who}: a search for a side`]: await search('buyers', () => bare.searchSide('buyers', 'Purchase')),
  };
  const close = async () => {
    caller.close();
    await own.close();
    await bare.close();
  };
  return { cases, close };
}

/** The last day that the list of what is due asks for. */
function lastDueDay(): string {
  return dayToSql(addDays(dayAt(systemClock.now(), 'UTC'), DUE_DAYS));
}
