import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { buildStale } from '../build/build-stale';
import { productBuilds } from '../build/web-builds';
import { installBuilds } from '../release/install-builds';
import { keydateHome } from '../release/keydate-home';
import { step } from '../terminal/step';
import { workspaceRoot } from '../workspace';
import { askServer } from './ask-server';

/**
 * Brings `KEYDATE_HOME` to what the checkout says: the server's bundle made, pages built and live. The server is asked
 * first, and holds the folder meanwhile: nobody waits for a build to read that the port is taken, and nothing moves
 * under a server that runs.
 */
export async function prepare(): Promise<void> {
  await step('Building the server', buildServer);
  const { letGo } = await askServer();
  try {
    const builds = await step('Building the pages', (say) => buildStale(productBuilds(), say));
    const notices = await step('Making them live', () => installBuilds(keydateHome(), builds, 'quick'));
    for (const sentence of notices) console.warn(`! ${sentence}`);
  } finally {
    await letGo();
  }
}

/** Bundles the server's sources into server/dist. */
export async function buildServer(): Promise<void> {
  const bundler = spawn(process.execPath, [join(workspaceRoot, 'server/build.mjs')], {
    cwd: workspaceRoot,
    stdio: 'inherit',
  });
  const code = await new Promise((resolve) => bundler.once('exit', resolve));
  if (code !== 0) throw new Error('The server cannot be built; the lines above say why.');
}
