import { join } from 'node:path';
import { findPostgres } from '@keydate/tooling/postgres/find-postgres';
import { startPostgres } from '@keydate/tooling/postgres/start-postgres';
import { startRedis, type RedisForTests } from '@keydate/tooling/redis/start-redis';
import { argon2PasswordHasher } from '../../src/adapters/argon2-password-hasher';
import { systemClock } from '../../src/adapters/clocks';
import { openDatabase, type DatabaseOptions } from '../../src/db/database';
import { openSocketFolder } from '../../src/db/socket-folder';
import { anAgentOf, aRealtor, type PeoplePlace, type TestPerson } from '../people';
import { startProduct, startProduction, type ProductProcess } from '../product-process';

export type Trouble = 'kill the first server' | 'kill the last server' | 'restart PostgreSQL' | 'restart Redis';

/** Built servers in processes of their own that form one product, and the parts of it that can break. */
export interface Site {
  servers: readonly ProductProcess[];
  /** Each breaks something and brings it back. A trouble that the site cannot have is absent. */
  troubles: Partial<Record<Trouble, () => Promise<void>>>;
  /** Creates colleagues of a company of their own. */
  colleagues(count: number): Promise<TestPerson[]>;
  close(): Promise<void>;
}

const REDIS = process.env.TEST_REDIS_SERVER;

/** The sites that this machine can open, by name: those of two servers need PostgreSQL, and one of them Redis. */
export const SITES: readonly (readonly [name: string, open: () => Promise<Site>])[] = [
  ['one server on its embedded database', openOneServer],
  ...(findPostgres() ? [['two servers linked by PostgreSQL', () => openTwoServers()] as const] : []),
  ...(findPostgres() && REDIS ? [['two servers linked by Redis', () => openTwoServers(REDIS)] as const] : []),
];

/** A course sends far more than a person does. */
const LIMITS = { MESSAGES_PER_MINUTE: '1000000' };

async function openOneServer(): Promise<Site> {
  const server = await startProduct({ ...LIMITS, KEYDATE_MODE: 'demo' });
  const people = await openPeople({ host: openSocketFolder(server.home) });
  return {
    servers: [server],
    troubles: { 'kill the first server': () => killAndStart(server) },
    colleagues: people.colleagues,
    close: async () => {
      await people.close();
      await server.stop();
    },
  };
}

async function openTwoServers(redisProgram?: string): Promise<Site> {
  const programs = findPostgres();
  if (programs === undefined) throw new Error('PostgreSQL is not installed.');
  const postgres = await startPostgres(programs);
  let redis: RedisForTests | undefined = redisProgram ? await startRedis(redisProgram) : undefined;
  const settings = { ...LIMITS, ...(redis && { REDIS_URL: redis.url }) };
  const first = await startProduction(postgres.url, settings);
  const last = await startProduction(postgres.url, settings);
  const people = await openPeople({ connectionString: postgres.url });
  return {
    servers: [first, last],
    troubles: {
      'kill the first server': () => killAndStart(first),
      'kill the last server': () => killAndStart(last),
      'restart PostgreSQL': postgres.restart,
      'restart Redis': async () => {
        if (!redis || !redisProgram) return;
        const port = Number(new URL(redis.url).port);
        await redis.stop();
        redis = await startRedis(redisProgram, { port });
      },
    },
    colleagues: people.colleagues,
    close: async () => {
      await people.close();
      await first.stop();
      await last.stop();
      await redis?.stop();
      await postgres.stop();
    },
  };
}

async function killAndStart(server: ProductProcess): Promise<void> {
  await server.kill();
  await server.start();
}

async function openPeople(connection: DatabaseOptions['connection']) {
  const db = await openDatabase({
    connection,
    migrations: join(import.meta.dirname, '../../drizzle'),
    poolSize: 1,
  });
  const place: PeoplePlace = { db, clock: systemClock, tools: { passwords: await argon2PasswordHasher() } };
  return {
    colleagues: async (count: number) => {
      const realtor = await aRealtor(place);
      const agents = [];
      while (agents.length + 1 < count) agents.push(await anAgentOf(place, realtor));
      return [realtor, ...agents];
    },
    close: () => db.close(),
  };
}
