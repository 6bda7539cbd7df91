import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { workspaceRoot } from '../workspace';

/** The product's server in demo mode, in a folder of its own. */
export interface ProductServer {
  origin: string;
  stop: () => Promise<void>;
}

/** Starts it and waits until it answers; rejects if it ends. */
export function startProduct(home: string, port: number): Promise<ProductServer> {
  return startServer(join(workspaceRoot, 'server/dist/main.mjs'), home, port);
}

/** The same of another checkout, which its own `npm start` builds. */
export function startCheckout(folder: string, home: string, port: number): Promise<ProductServer> {
  return startServer(join(folder, 'shared/tooling/bin/start.mjs'), home, port);
}

async function startServer(program: string, home: string, port: number): Promise<ProductServer> {
  const ours = { NODE_ENV: 'production', KEYDATE_MODE: 'demo', KEYDATE_HOME: home, PORT: String(port) };
  // not the developer's database and mail server: the demo would add people with known passwords
  const environment = { ...process.env, ...ours, DATABASE_URL: undefined, SMTP_URL: undefined };
  const server = spawn(process.execPath, [program], { env: environment, stdio: ['ignore', 'ignore', 'inherit'] });
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
