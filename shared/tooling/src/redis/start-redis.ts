import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { freePort } from '../free-port';

/** A Redis for the duration of the tests, in memory only. */
export interface RedisForTests {
  url: string;
  stop: () => Promise<void>;
}

/**
 * Starts a Redis that stores nothing on disk and answers this machine only.
 * @param program `redis-server`, see find-redis
 * @param port a free one unless given, as for a Redis that is started again
 */
export async function startRedis(
  program: string,
  { port, patienceMs = 10_000 }: { port?: number; patienceMs?: number } = {},
): Promise<RedisForTests> {
  const own = port ?? (await freePort());
  const args = ['--port', String(own), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  const server = spawn(program, args, { stdio: 'ignore' });
  server.once('error', () => undefined); // a program that cannot be run counts as ended, which is checked below
  const stop = () => endProcess(server);
  const end = Date.now() + patienceMs;
  while (!(await accepts(own))) {
    if (hasEnded(server)) throw new Error('it ended as soon as it was started.');
    if (Date.now() > end) {
      await stop();
      throw new Error('it did not start in time.');
    }
    await setTimeout(20);
  }
  return { url: `redis://127.0.0.1:${own}`, stop };
}

function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' });
    const end = (isOpen: boolean) => {
      socket.destroy();
      resolve(isOpen);
    };
    socket.once('connect', () => end(true)).once('error', () => end(false));
  });
}

async function endProcess(server: ChildProcess): Promise<void> {
  if (hasEnded(server)) return;
  const ended = once(server, 'exit');
  server.kill('SIGKILL');
  await ended;
}

function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null;
}
