import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { z } from 'zod';
import type { ChatServer } from './chat-server';

const heardMessage = z.object({ id: z.string() });
const ready = z.tuple([z.object({ port: z.number() })]).rest(z.unknown());

/** Starts the echo server in a process of its own. */
export async function startEchoServer(databaseUrl: string): Promise<ChatServer> {
  const server = fork(join(import.meta.dirname, 'echo-server.process.ts'), {
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, DATABASE_URL: databaseUrl },
  });
  const [{ port }] = ready.parse(await once(server, 'message'));
  return {
    origin: `http://127.0.0.1:${port}`,
    pid: () => server.pid,
    addressOf: ({ id }) => ({ person: id }),
    // it sends on the message that it received
    idOf: (heard) => heardMessage.parse(heard).id,
    stop: async () => {
      const ended = once(server, 'exit');
      server.kill();
      await ended;
    },
  };
}
