import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@keydate/tooling/free-port';
import { bringUpToDate } from '../src/db/bring-up-to-date';

/** The built server in a process of its own, with a folder and a port that stay the same when it restarts. */
export interface ProductProcess {
  origin: string;
  home: string;
  /** The id of its process now. */
  pid: () => number | undefined;
  /** Its latest output. */
  said: () => string;
  /** @param release the folder of the server that runs from now on: that of this checkout, unless another is given */
  start: (release?: string) => Promise<void>;
  /** Ends it, and leaves its folder. */
  end: (signal: 'SIGTERM' | 'SIGKILL') => Promise<void>;
  /** Ends it as a crash does. */
  kill: () => Promise<void>;
  /** Ends it as an administrator does, and removes its folder. */
  stop: () => Promise<void>;
}

/** The settings that production needs in addition to a database and an origin. Mail and payment are not reached. */
export const PRODUCTION = {
  NODE_ENV: 'production',
  KEYDATE_MODE: 'production',
  SMTP_URL: 'smtp://127.0.0.1:1',
  CODE_SECRET: 'only for tests and benchmarks, and long enough',
  STRIPE_SECRET_KEY: 'sk_test_none',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_none',
  STRIPE_WEBHOOK_SECRET: 'whsec_none',
  LOG_LEVEL: 'warn',
};
const SAID_MAX = 20_000;
const migrations = join(import.meta.dirname, '../drizzle');

/** Starts the built server as in production, on an existing database, whose tables it first brings up to date. */
export async function startProduction(
  databaseUrl: string,
  environment: Record<string, string> = {},
): Promise<ProductProcess> {
  await bringUpToDate({ connectionString: databaseUrl }, { migrations, isShared: true });
  return startProduct({ ...PRODUCTION, DATABASE_URL: databaseUrl, ...environment });
}

/** Starts the built server with these settings; its folder, address and port are its own. */
export async function startProduct(environment: Record<string, string>): Promise<ProductProcess> {
  const home = await mkdtemp(join(tmpdir(), 'kd-product-'));
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  let server: ChildProcess | undefined;
  let said = '';
  let root = join(import.meta.dirname, '..');

  const start = async (release = root) => {
    root = release;
    const started = spawn(process.execPath, [join(root, 'dist/main.mjs')], {
      env: {
        PATH: process.env.PATH,
        KEYDATE_HOME: home,
        HOST: '127.0.0.1',
        PORT: String(port),
        PUBLIC_ORIGIN: origin,
        ...environment,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    server = started;
    await new Promise<void>((resolve, reject) => {
      const hear = (words: Buffer) => {
        said = (said + words.toString()).slice(-SAID_MAX);
        if (words.includes('Keydate is ready')) resolve();
      };
      started.stdout.on('data', hear);
      started.stderr.on('data', hear);
      started.once('exit', () => reject(new Error(`The server ended:\n${said}`)));
    });
  };
  const end = async (signal: 'SIGTERM' | 'SIGKILL') => {
    if (server?.exitCode !== null || server.signalCode !== null) return;
    const ended = once(server, 'exit');
    server.kill(signal);
    await ended;
  };

  await start();
  return {
    origin,
    home,
    pid: () => server?.pid,
    said: () => said,
    start,
    end,
    kill: () => end('SIGKILL'),
    stop: async () => {
      await end('SIGTERM');
      await rm(home, { recursive: true });
    },
  };
}
