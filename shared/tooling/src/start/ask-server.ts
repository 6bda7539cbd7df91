import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { serverProgram } from './server-program';

/**
 * Asks the bundled server whether it can start with its settings, port and folder. If not, the server prints why, and
 * this throws StartRefused. Until `release` is called, no server can start in that folder.
 */
export async function askServer(): Promise<{ release: () => Promise<void> }> {
  const { program, args, options } = serverProgram();
  const server = spawn(program, [...args, '--check'], { ...options, stdio: ['pipe', 'pipe', 'inherit'] });
  const ended = once(server, 'close');
  const answer = await Promise.race([once(server.stdout, 'data'), ended.then(() => undefined)]);
  if (answer === undefined) throw new StartRefused();
  return {
    release: async () => {
      server.stdin.end();
      await ended;
    },
  };
}

/** The server refused to start and printed why. */
export class StartRefused extends Error {}
