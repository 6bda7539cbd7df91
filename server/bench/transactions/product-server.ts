import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

export interface ProductServer {
  origin: string;
  stop: () => Promise<void>;
}

/** Starts the built server as production runs it, on a database that is there; of mail and payment it is only told. */
export async function startProduct(databaseUrl: string): Promise<ProductServer> {
  const home = await mkdtemp(join(tmpdir(), 'kd-bench-'));
  const port = await aFreePort();
  const origin = `http://127.0.0.1:${port}`;
  const server = spawn(process.execPath, [join(import.meta.dirname, '../../dist/main.mjs')], {
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      KEYDATE_MODE: 'production',
      KEYDATE_HOME: home,
      HOST: '127.0.0.1',
      PORT: String(port),
      PUBLIC_ORIGIN: origin,
      DATABASE_URL: databaseUrl,
      SMTP_URL: 'smtp://127.0.0.1:1',
      CODE_SECRET: 'only for a benchmark, and long enough for it',
      STRIPE_SECRET_KEY: 'none',
      STRIPE_PUBLISHABLE_KEY: 'none',
      STRIPE_WEBHOOK_SECRET: 'none',
      LOG_LEVEL: 'warn',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface(server.stdout)) if (line.startsWith('Keydate is ready')) break;
  return {
    origin,
    stop: async () => {
      server.kill('SIGTERM');
      await once(server, 'exit');
      await rm(home, { recursive: true });
    },
  };
}

async function aFreePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen({ host: '127.0.0.1', port: 0 }, resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('No port is free.');
  return address.port;
}
