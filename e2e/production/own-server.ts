import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@keydate/tooling/free-port';
import { serverProgram } from '@keydate/tooling/start/server-program';
import { expect } from '../watched-test';
import { DEMO } from '../seed/invented';
import { copyFilledHome } from './fill-home';
import { productionHome } from './home';

/** A server in addition to the shared one: it has the same releases, and its own folder and port. */
export interface OwnServer {
  origin: string;
  /** Its folder. A release that is added or removed there changes this server alone. */
  home: string;
  start: () => Promise<void>;
  /** Ends it as a crash does. */
  kill: () => Promise<void>;
  stop: () => Promise<void>;
}

/** Starts a demo server as it is after its first start, or with the database of `settings`. */
export async function startOwnServer(settings: Readonly<Record<string, string>> = {}): Promise<OwnServer> {
  const home = await mkdtemp(join(tmpdir(), 'keydate-e2e-own-'));
  if (settings.DATABASE_URL === undefined) await copyFilledHome(home);
  await cp(join(productionHome, 'registry.json'), join(home, 'registry.json'));
  await linkReleases(home);
  const port = await freePort('localhost');
  const origin = `http://localhost:${port}`;
  const { program, args, options } = serverProgram();
  let server: ChildProcess | undefined;

  const end = async (signal: 'SIGTERM' | 'SIGKILL') => {
    if (server?.exitCode !== null || server.signalCode !== null) return;
    const ended = once(server, 'exit');
    server.kill(signal);
    await ended;
  };
  const stop = async () => {
    await end('SIGTERM');
    await rm(home, { recursive: true });
  };
  const start = async () => {
    server = spawn(program, args, {
      ...options,
      stdio: 'ignore',
      env: {
        ...options.env,
        KEYDATE_MODE: 'demo',
        KEYDATE_HOME: home,
        PLATFORM_OPERATORS: DEMO.realtor,
        PORT: String(port),
        ATTEMPTS_PER_ADDRESS: '1000000',
        ATTEMPTS_PER_ACCOUNT: '1000000',
        ATTEMPTS_PER_ACCOUNT_ANYWHERE: '1000000',
        WRONG_PASSWORDS_PER_DAY: '20',
        CLIENT_MAILS_PER_NETWORK: '1000000',
        ...settings,
      },
    });
    const ended = once(server, 'exit').then(([code, signal]) => {
      throw new Error(`The server ended (${code ?? signal}) before it answered.`);
    });
    // it ends sooner or later
    ended.catch(() => undefined);
    const answers = expect(async () => expect((await fetch(`${origin}/signin`)).ok).toBe(true));
    await Promise.race([answers.toPass({ timeout: 180_000 }), ended]);
  };
  try {
    await start();
  } catch (error) {
    await stop();
    throw error;
  }
  return { origin, home, start, kill: () => end('SIGKILL'), stop };
}

/** Links each release by itself. */
async function linkReleases(home: string): Promise<void> {
  const remotes = await readdir(join(productionHome, 'remotes'));
  for (const folder of ['host', ...remotes.map((name) => join('remotes', name))]) {
    await mkdir(join(home, folder), { recursive: true });
    for (const release of await readdir(join(productionHome, folder)))
      await symlink(join(productionHome, folder, release), join(home, folder, release));
  }
}
