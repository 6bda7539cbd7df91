import { join } from 'node:path';
import { workspaceRoot } from '../workspace';

/** How the bundled server is run, to serve or to check whether it can start. */
export function serverProgram() {
  return {
    program: process.execPath,
    args: ['--enable-source-maps', join(workspaceRoot, 'server/dist/main.mjs')],
    options: { cwd: workspaceRoot, env: { ...process.env, NODE_ENV: 'production' } },
  };
}
