import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { findPostgres } from '@keydate/tooling/postgres/find-postgres';
import { startPostgres } from '@keydate/tooling/postgres/start-postgres';
import { findRedis } from '@keydate/tooling/redis/find-redis';

/**
 * Sends 10,000 messages instead of the suite's 500 at each site (server/test/several-servers/any-course.test.ts), with
 * other courses each time.
 */
const [postgresPrograms, redisProgram] = [findPostgres(), findRedis()];
if (!postgresPrograms || !redisProgram) throw new Error('This soak needs an installed PostgreSQL and Redis.');
const seed = process.env.SOAK_SEED ?? String(Date.now());
console.log(`SOAK_SEED=${seed}`);

const postgres = await startPostgres(postgresPrograms);
try {
  const statuses = [
    soak({ TEST_DATABASE_URL: '', TEST_REDIS_SERVER: '' }),
    soak({ TEST_DATABASE_URL: postgres.url, TEST_REDIS_SERVER: redisProgram }),
  ];
  process.exitCode = statuses.every((status) => status === 0) ? 0 : 1;
} finally {
  await postgres.stop();
}

function soak(environment: Record<string, string>): number | null {
  const { status } = spawnSync('npm', ['run', '-s', 'unit', '--', '--testPathPatterns', 'several-servers/any-course'], {
    cwd: join(import.meta.dirname, '../..'),
    stdio: 'inherit',
    env: { ...process.env, SOAK_MESSAGES: process.env.SOAK_MESSAGES ?? '10000', SOAK_SEED: seed, ...environment },
  });
  return status;
}
