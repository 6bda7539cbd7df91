import { execFileSync } from 'node:child_process';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { findPostgres } from '@keydate/tooling/postgres/find-postgres';
import { startPostgres } from '@keydate/tooling/postgres/start-postgres';
import { openDatabase } from '../src/db/database';
import { openBareSql } from './deals/bare-sql';
import { compare } from './deals/compare';
import { fillDeals } from './deals/fill-deals';
import { openCaller } from './deals/open-caller';
import { startProduct } from './deals/product-server';

/** npm run bench:deals: what the server adds to its SQL, with 10,000 transactions of 50 dates each on PostgreSQL. */
const PAGE = 60;

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
  const db = await openDatabase({ connection: { connectionString: url }, migrations: join(server, 'drizzle'), poolSize: 1 });
  const filled = await fillDeals(db);
  await db.close();
  const bare = await openBareSql(url, filled);
  const product = await startProduct(url);
  const caller = openCaller(product.origin, filled.token);
  const page = (status: string) =>
    compare(() => bare.page(status, PAGE), () => caller.get(`user-transaction-list/${filled.personId}?status=${status}&limit=${PAGE}`));
  const search = (words: string) => compare(() => bare.search(words), () => caller.get(`transaction-search?q=${words}`));
  const cases = {
    [`a page of ${PAGE} of 250 active`]: () => page('Active'),
    [`a page of ${PAGE} of 9,750 closed`]: () => page('Closed'),
    'a search with many answers': () => search('okafor'),
    'a search with one answer': () => search('client4321@'),
    'a search with none': () => search('nobody'),
  };
  console.log('| | bare SQL | through HTTP | ratio |\n|---|---|---|---|');
  for (const [name, measure] of Object.entries(cases)) {
    const { bare: sql, http, ratio } = await measure();
    console.log(`| ${name} | ${sql.toFixed(2)} ms | ${http.toFixed(2)} ms | ${ratio.toFixed(2)} |`);
  }
  console.log(`\n${cpus().length} cores, Node ${process.version}, medians of 200.`);
  caller.close();
  await product.stop();
  await bare.close();
}
