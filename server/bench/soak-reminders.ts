import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { findPostgres } from '@keydate/tooling/postgres/find-postgres';
import { startPostgres } from '@keydate/tooling/postgres/start-postgres';

/**
 * npm run soak:reminders: a simulated year of 1,000 transactions instead of the suite's 14 days of 100
 * (server/test/reminders-simulated), another one each time. SOAK_TRANSACTIONS, SOAK_DAYS and SOAK_SEED choose.
 */
const programs = findPostgres();
if (!programs) throw new Error('This soak needs an installed PostgreSQL.');
const seed = process.env.SOAK_SEED ?? String(Date.now() % 1_000_000);
console.log(`SOAK_SEED=${seed}`);

const postgres = await startPostgres(programs);
try {
  const { status } = spawnSync('npm', ['run', '-s', 'unit', '--', '--testPathPatterns', 'reminders-simulated'], {
    cwd: join(import.meta.dirname, '../..'),
    stdio: 'inherit',
    env: {
      ...process.env,
      SOAK_TRANSACTIONS: process.env.SOAK_TRANSACTIONS ?? '1000',
      SOAK_DAYS: process.env.SOAK_DAYS ?? '365',
      SOAK_SEED: seed,
      TEST_DATABASE_URL: postgres.url,
    },
  });
  process.exitCode = status ?? 1;
} finally {
  await postgres.stop();
}
