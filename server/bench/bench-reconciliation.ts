import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { startSandbox } from '@keydate/payment-sandbox/start-sandbox';
import { findPostgres } from '@keydate/tooling/postgres/find-postgres';
import { startPostgres } from '@keydate/tooling/postgres/start-postgres';
import { count } from 'drizzle-orm';
import { stripePayments } from '../src/adapters/stripe-payments/stripe-payments';
import { subscriptions } from '../src/billing/subscriptions.table';
import { createCatalog } from '../src/billing/use-cases/create-catalog';
import { reconcileAll } from '../src/billing/use-cases/reconcile';
import { openDatabase, type Database } from '../src/db/database';
import { builtPrograms } from '../src/startup/built-programs';
import { startTestServer } from '../test/test-server';
import { fillCompanies } from './reconciliation/fill-companies';

/**
 * npm run bench:reconciliation: how long the hourly comparison with the payment provider takes, on PostgreSQL and the payment
 * sandbox. `npm run bench:reconciliation -- 500` takes fewer companies.
 */
const COMPANIES = Number(process.argv[2] ?? 5000);

const server = join(import.meta.dirname, '..');
const programs = findPostgres();
if (!programs) throw new Error('This benchmark needs an installed PostgreSQL.');
execFileSync(process.execPath, ['build.mjs'], { cwd: server, stdio: 'inherit' });
const postgres = await startPostgres(programs);
try {
  const migrations = join(server, 'drizzle');
  await run(await openDatabase({ connection: { connectionString: postgres.url }, migrations, poolSize: 10 }));
} finally {
  await postgres.stop();
}

async function run(db: Database): Promise<void> {
  const { host, port, close } = await startSandbox({
    connection: null,
    now: () => new Date(),
    browserFiles: builtPrograms(server).paymentSandbox.browserFiles,
    pageOrigin: 'http://localhost',
    deliver: () => Promise.resolve(true),
  });
  const account = randomUUID().replaceAll('-', '');
  const payments = stripePayments({
    secretKey: `sk_test_${account}`,
    publishableKey: `pk_test_${account}`,
    webhookSecret: `whsec_${account}`,
    sandbox: { host, port },
  });
  await createCatalog({ payments });
  const { tools, ...product } = await startTestServer({}, { db, payments });
  await fillCompanies(tools, COMPANIES);
  const began = performance.now();
  await reconcileAll(tools);
  const seconds = (performance.now() - began) / 1000;
  const [stored] = await db.select({ companies: count() }).from(subscriptions);
  if (stored?.companies !== COMPANIES)
    throw new Error(`${stored?.companies ?? 0} of ${COMPANIES} companies were stored.`);
  console.log(`| companies | seconds | companies a second |\n|---|---|---|`);
  console.log(`| ${COMPANIES} | ${seconds.toFixed(1)} | ${(COMPANIES / seconds).toFixed(2)} |`);
  console.log(`\n${cpus().length} cores, Node ${process.version}.`);
  await product.close();
  await close();
}
