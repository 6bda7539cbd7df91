import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { workspaceRoot } from '../workspace';

/** The product's own server in a folder of its own, in the demo mode. */
export interface ProductServer {
  origin: string;
  stop: () => Promise<void>;
}

/** Starts it and waits until it answers; rejects when it ends instead. */
export async function startProduct(home: string, port: number): Promise<ProductServer> {
  const ours = { NODE_ENV: 'production', KEYDATE_MODE: 'demo', KEYDATE_HOME: home, PORT: String(port) };
  // a person's database and mail server are for their product: the demo would fill them with people of known passwords
  const environment = { ...process.env, ...ours, DATABASE_URL: undefined, SMTP_URL: undefined };
  const server = spawn(process.execPath, [join(workspaceRoot, 'server/dist/main.mjs')], {
    env: environment,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  const origin = `http://localhost:${port}`;
  while (
    !(await fetch(origin).then(
      () => true,
      () => false,
    ))
  ) {
    if (server.exitCode !== null) throw new Error('The server ended; the lines above say why.');
    await setTimeout(200);
  }
  return {
    origin,
    stop: async () => {
      server.kill('SIGTERM');
      await ended;
    },
  };
}
