import { spawn } from 'node:child_process';
import { serverProgram } from './server-program';

/**
 * Runs the built server until it ends, and passes on what asks this process to stop.
 * @returns the server's exit code; 0 when it was asked to stop before it could answer for itself
 */
export function serve(): Promise<number> {
  const { program, args, options } = serverProgram();
  const server = spawn(program, args, { ...options, stdio: 'inherit' });
  let askedToStop = false;
  const stop = (signal: NodeJS.Signals) => {
    askedToStop = true;
    // Ctrl-C reaches the whole group; the server has heard it already.
    if (signal !== 'SIGINT' || !process.stdin.isTTY) server.kill(signal);
  };
  process.on('SIGINT', stop).on('SIGTERM', stop);
  return new Promise((resolve) => server.once('exit', (code) => resolve(code ?? (askedToStop ? 0 : 1))));
}
