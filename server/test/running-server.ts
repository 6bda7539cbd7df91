import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DatabaseOptions } from '../src/db/database';
import { openSocketFolder } from '../src/db/socket-folder';
import { anEmptyDatabase } from './own-database';

/** The built server in a process and a folder of its own, and its output so far. */
export interface RunningServer {
  origin: string;
  home: string;
  /** The connection to its database. */
  connection: DatabaseOptions['connection'];
  said(): string;
  stop(): Promise<void>;
}

/**
 * Starts the server as people do, on a database of the run's kind and any free port. Its log level must show the
 * address.
 */
export async function startRunningServer(environment: Record<string, string>): Promise<RunningServer> {
  const home = await mkdtemp(join(tmpdir(), 'kd-running-'));
  const url = process.env.TEST_DATABASE_URL && (await anEmptyDatabase(process.env.TEST_DATABASE_URL));
  const server = spawn(process.execPath, [join(import.meta.dirname, '../dist/main.mjs')], {
    env: {
      PATH: process.env.PATH,
      KEYDATE_HOME: home,
      HOST: '127.0.0.1',
      PORT: '0',
      ...(url && { DATABASE_URL: url }),
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  const origin = await new Promise<string>((resolve, reject) => {
    const hear = (words: Buffer) => {
      said += words.toString();
      const [, listening] = /Server listening at (http:\/\/127\.0\.0\.1:\d+)/.exec(said) ?? [];
      if (listening !== undefined && said.includes('Keydate is ready')) resolve(listening);
    };
    server.stdout.on('data', hear);
    server.stderr.on('data', hear);
    server.once('exit', () => reject(new Error(`The server ended:\n${said}`)));
  });
  return {
    origin,
    home,
    connection: url ? { connectionString: url } : { host: openSocketFolder(home) },
    said: () => said,
    stop: async () => {
      const ended = once(server, 'close');
      server.kill('SIGTERM');
      await ended;
      await rm(home, { recursive: true });
    },
  };
}
