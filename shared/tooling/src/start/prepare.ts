import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { buildStale } from '../build/build-stale';
import { productBuilds } from '../build/web-builds';
import { installBuilds } from '../release/install-builds';
import { keydateHome } from '../release/keydate-home';
import { step } from '../terminal/step';
import { workspaceRoot } from '../workspace';

/** Brings `KEYDATE_HOME` to what the checkout says: pages built and live, the server's bundle made. */
export async function prepare(): Promise<void> {
  const builds = await step('Building the pages', (say) => buildStale(productBuilds(), say));
  await step('Building the server', buildServer);
  const misfits = await step('Making them live', () => installBuilds(keydateHome(), builds, 'quick'));
  for (const sentence of misfits) console.warn(`! ${sentence}`);
}

/** Bundles the server's sources into server/dist. */
export async function buildServer(): Promise<void> {
  const bundler = spawn(process.execPath, [join(workspaceRoot, 'server/build.mjs')], { cwd: workspaceRoot, stdio: 'inherit' });
  const code = await new Promise((resolve) => bundler.once('exit', resolve));
  if (code !== 0) throw new Error('The server cannot be built; the lines above say why.');
}
