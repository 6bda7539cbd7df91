import { buildServer } from '../build/build-server';
import { buildStale } from '../build/build-stale';
import { productBuilds } from '../build/web-builds';
import { installBuilds } from '../release/install-builds';
import { keydateHome } from '../release/keydate-home';
import { step } from '../terminal/step';
import { askServer } from './ask-server';

/**
 * Brings `KEYDATE_HOME` up to date with the checkout: bundles the server, builds the pages, makes them live. It first
 * asks the server whether it can start, so that a taken port is reported before the builds; the server locks the folder
 * in the meantime, so that nothing changes under a running server.
 */
export async function prepare({ isBuilt }: { isBuilt: boolean }): Promise<void> {
  if (!isBuilt) await step('Building the server', buildServer);
  const { release } = await askServer();
  try {
    const builds = await step('Building the pages', (say) => buildStale(productBuilds(), say));
    const notices = await step('Making them live', () => installBuilds(keydateHome(), builds));
    for (const sentence of notices) console.warn(`! ${sentence}`);
  } finally {
    await release();
  }
}
