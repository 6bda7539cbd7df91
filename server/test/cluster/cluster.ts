import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { findPostgres } from '@keydate/tooling/postgres/find-postgres';
import { startPostgres } from '@keydate/tooling/postgres/start-postgres';
import { findRedis } from '@keydate/tooling/redis/find-redis';
import { startRedis } from '@keydate/tooling/redis/start-redis';
import { bringUpToDate } from '../../src/db/bring-up-to-date';
import { openDatabase, type Database } from '../../src/db/database';
import { startBucketServer } from '../bucket-server';
import { startProduction, type ProductProcess } from '../product-process';
import { startMailServer, type TakenMail } from '../reminders-simulated/mail-server';
import { aCaddy, hasCaddy } from './caddy';
import { aNextRelease } from './next-release';

export type Service = 'PostgreSQL' | 'Redis' | 'the bucket' | 'the mail server';

/** Two servers behind Caddy, two that read contracts and one that does the timed work, with all that they need. */
export interface Cluster {
  /** Where people reach it. */
  origin: string;
  db: Database;
  mails: readonly TakenMail[];
  web: readonly ProductProcess[];
  scan: readonly ProductProcess[];
  jobs: ProductProcess;
  /** Each takes a service away for a time. */
  takeAway: Readonly<Record<Service, (awayMs: number) => Promise<void>>>;
  /** Migrates, and restarts the servers one by one with a release that has one more migration. */
  rollOut: () => Promise<void>;
  close: () => Promise<void>;
}

/** The programs that a cluster needs and this machine lacks. */
export function missingPrograms(): string[] {
  return Object.entries({ PostgreSQL: findPostgres(), Redis: findRedis(), Caddy: hasCaddy() })
    .filter(([, found]) => !found)
    .map(([name]) => name);
}

/** The load sends far more than a person does, and all of it from one address. */
const LIMITS = {
  MESSAGES_PER_MINUTE: '1000000',
  ATTEMPTS_PER_ADDRESS: '1000000',
  ATTEMPTS_PER_ACCOUNT: '1000000',
  ATTEMPTS_PER_ACCOUNT_ANYWHERE: '1000000',
  CLIENT_MAILS_PER_NETWORK: '1000000',
};

/** Until Caddy asks the servers again, as in deploy/Caddyfile. */
export const CADDY_ASKS_MS = 5000;
/** Two checks of Caddy, as in deploy/compose.yml. */
export const DRAIN_SECONDS = 10;

export async function openCluster(): Promise<Cluster> {
  const postgres = await startPostgres(findPostgres()!);
  const program = findRedis()!;
  let redis = await startRedis(program);
  const bucket = await startBucketServer();
  const mailServer = await startMailServer();
  const caddy = await aCaddy();
  const next = await aNextRelease();
  const aServer = (role: string) =>
    startProduction(postgres.url, {
      ...LIMITS,
      ...bucket.environment,
      KEYDATE_ROLES: role,
      REDIS_URL: redis.url,
      SMTP_URL: mailServer.url,
      PUBLIC_ORIGIN: caddy.origin,
      TRUST_PROXY: '1',
      DRAIN_SECONDS: String(DRAIN_SECONDS),
    });
  const web = [await aServer('web'), await aServer('web')];
  const scan = [await aServer('scan'), await aServer('scan')];
  const jobs = await aServer('jobs');
  const servers = [...web, ...scan, jobs];
  await caddy.start(web.map(({ origin }) => origin));
  const connection = { connectionString: postgres.url };
  const db = await openDatabase({ connection, migrations: join(import.meta.dirname, '../../drizzle'), poolSize: 2 });

  return {
    origin: caddy.origin,
    db,
    mails: mailServer.taken,
    web,
    scan,
    jobs,
    takeAway: {
      PostgreSQL: postgres.restart,
      Redis: async (awayMs) => {
        await redis.stop();
        await setTimeout(awayMs);
        redis = await startRedis(program, { port: Number(new URL(redis.url).port) });
      },
      'the bucket': async (awayMs) => {
        await bucket.goAway();
        await setTimeout(awayMs);
        await bucket.comeBack();
      },
      'the mail server': async (awayMs) => {
        mailServer.goAway();
        await setTimeout(awayMs);
        await mailServer.comeBack();
      },
    },
    rollOut: async () => {
      await bringUpToDate(connection, { migrations: join(next, 'drizzle'), isShared: true });
      for (const server of servers) {
        await server.end('SIGTERM');
        await server.start(next);
        // the next one ends when Caddy has noticed that this one is back (docs/operations.md)
        if (web.includes(server)) await setTimeout(CADDY_ASKS_MS + 1000);
      }
    },
    close: async () => {
      for (const server of servers) await server.stop();
      await rm(next, { recursive: true });
      await caddy.stop();
      await db.close();
      mailServer.goAway();
      await bucket.close();
      await redis.stop();
      await postgres.stop();
    },
  };
}
