import { join } from 'node:path';
import { workspaceRoot } from '../workspace';

/** How the bundled server is run: for good, or to be asked whether it may. */
export function serverProgram() {
  return {
    program: process.execPath,
    args: ['--enable-source-maps', join(workspaceRoot, 'server/dist/main.mjs')],
    options: { cwd: workspaceRoot, env: { ...process.env, NODE_ENV: 'production' } },
  };
}
