import { spawn } from 'node:child_process';
import { serverProgram } from './server-program';

/**
 * Runs the built server until it ends, and passes on signals that stop this process.
 * @returns the server's exit code; 0 if a signal ended it
 */
export function serve(): Promise<number> {
  const { program, args, options } = serverProgram();
  const server = spawn(program, args, { ...options, stdio: 'inherit' });
  let askedToStop = false;
  const stop = (signal: NodeJS.Signals) => {
    askedToStop = true;
    // Ctrl-C reaches the whole process group, the server included
    if (signal !== 'SIGINT' || !process.stdin.isTTY) server.kill(signal);
  };
  process.on('SIGINT', stop).on('SIGTERM', stop);
  return new Promise((resolve) => server.once('exit', (code) => resolve(code ?? (askedToStop ? 0 : 1))));
}
