import { findRedis } from '@keydate/tooling/redis/find-redis';
import { startRedis, type RedisForTests } from '@keydate/tooling/redis/start-redis';
import type { Config } from '../../src/config';

/** A link of two servers in a test, which can be taken away and brought back. */
export interface Link {
  settings: Partial<Config>;
  goAway(): Promise<void>;
  comeBack(): Promise<void>;
  close(): Promise<void>;
}

/** The links of this run by name: Redis if TEST_REDIS_SERVER says so, PostgreSQL if the tests run on it. */
export const LINKS: readonly (readonly [name: string, start: () => Promise<Link>])[] = [
  ...(process.env.TEST_REDIS_SERVER ? [['Redis', startRedisLink] as const] : []),
  ...(process.env.TEST_DATABASE_URL ? [['PostgreSQL', startPostgresLink] as const] : []),
];

async function startRedisLink(): Promise<Link> {
  const program = process.env.TEST_REDIS_SERVER ?? findRedis() ?? 'redis-server';
  let redis: RedisForTests = await startRedis(program);
  const { url } = redis;
  return {
    settings: { redisUrl: url },
    goAway: () => redis.stop(),
    comeBack: async () => {
      redis = await startRedis(program, { port: Number(new URL(url).port) });
    },
    close: () => redis.stop(),
  };
}

async function startPostgresLink(): Promise<Link> {
  return {
    settings: { databaseUrl: process.env.TEST_DATABASE_URL },
    goAway: endListeners,
    comeBack: async () => undefined,
    close: async () => undefined,
  };
}

/** Ends every connection that listens, as a restart of the database does. */
async function endListeners(): Promise<void> {
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: process.env.TEST_DATABASE_URL });
  await client.connect();
  await client.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where query like 'LISTEN%' and pid <> pg_backend_pid()`,
  );
  await client.end();
}
