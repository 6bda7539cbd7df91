import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { workspaceRoot } from '../workspace';

/** Bundles the server's sources into server/dist. */
export async function buildServer(): Promise<void> {
  const bundler = spawn(process.execPath, [join(workspaceRoot, 'server/build.mjs')], {
    cwd: workspaceRoot,
    stdio: 'inherit',
  });
  const code = await new Promise((resolve) => bundler.once('exit', resolve));
  if (code !== 0) throw new Error('The server cannot be built; the lines above say why.');
}
