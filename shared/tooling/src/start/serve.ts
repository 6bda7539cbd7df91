import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { workspaceRoot } from '../workspace';

/**
 * Runs the built server until it ends, and passes on what asks this process to stop.
 * @returns the server's exit code; 0 when it was asked to stop
 */
export function serve(): Promise<number> {
  const server = spawn(process.execPath, ['--enable-source-maps', join(workspaceRoot, 'server/dist/main.mjs')], {
    cwd: workspaceRoot,
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: 'inherit',
  });
  let askedToStop = false;
  const stop = (signal: NodeJS.Signals) => {
    askedToStop = true;
    // Ctrl-C reaches the whole group; the server has heard it already.
    if (signal !== 'SIGINT' || !process.stdin.isTTY) server.kill(signal);
  };
  process.on('SIGINT', stop).on('SIGTERM', stop);
  return new Promise((resolve) => server.once('exit', (code) => resolve(askedToStop ? 0 : code ?? 1)));
}
