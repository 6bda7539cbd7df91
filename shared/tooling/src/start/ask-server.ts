import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { serverProgram } from './server-program';

/**
 * Asks the bundled server whether it could start: its settings, its port, its folder. Where it could not, it has said
 * why on this terminal, and this throws StartRefused. Until `letGo` no server starts in that folder.
 */
export async function askServer(): Promise<{ letGo: () => Promise<void> }> {
  const { program, args, options } = serverProgram();
  const server = spawn(program, [...args, '--check'], { ...options, stdio: ['pipe', 'pipe', 'inherit'] });
  const ended = once(server, 'close');
  const answer = await Promise.race([once(server.stdout, 'data'), ended.then(() => undefined)]);
  if (answer === undefined) throw new StartRefused();
  return {
    letGo: async () => {
      server.stdin.end();
      await ended;
    },
  };
}

/** The server has refused to start, and has said why. */
export class StartRefused extends Error {}
