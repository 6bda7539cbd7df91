import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { findPostgres } from '@keydate/tooling/postgres/find-postgres';
import { startPostgres } from '@keydate/tooling/postgres/start-postgres';

/**
 * Makes 1,000 random courses of subscriptions instead of the suite's 20 (server/test/billing/any-course.test.ts), with
 * another seed each time. They run on PostgreSQL where it is installed, else on the embedded database.
 */
const programs = findPostgres();
const seed = process.env.SOAK_SEED ?? String(Date.now());
const runs = process.env.SOAK_RUNS ?? '1000';
console.log(`SOAK_SEED=${seed}: ${runs} courses on ${programs ? 'PostgreSQL' : 'the embedded database'}`);

const postgres = programs ? await startPostgres(programs) : undefined;
try {
  const { status } = spawnSync('npm', ['run', '-s', 'unit', '--', '--testPathPatterns', 'billing/any-course'], {
    cwd: join(import.meta.dirname, '../..'),
    stdio: 'inherit',
    env: { ...process.env, TEST_DATABASE_URL: postgres?.url ?? '', SOAK_RUNS: runs, SOAK_SEED: seed },
  });
  process.exitCode = status ?? 1;
} finally {
  await postgres?.stop();
}
