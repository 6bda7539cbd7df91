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
 * Brings `KEYDATE_HOME` up to date with the checkout: bundles the server, builds the pages, makes them live. It first
 * asks the server whether it can start, so that a taken port is reported before the builds; the server locks the folder
 * in the meantime, so that nothing changes under a running server.
 */
export async function prepare(): Promise<void> {
  await step('Building the server', buildServer);
  const { release } = await askServer();
  try {
    const builds = await step('Building the pages', (say) => buildStale(productBuilds(), say));
    const notices = await step('Making them live', () => installBuilds(keydateHome(), builds));
    for (const sentence of notices) console.warn(`! ${sentence}`);
  } finally {
    await release();
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
