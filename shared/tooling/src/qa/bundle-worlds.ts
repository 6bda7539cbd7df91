import { join } from 'node:path';
import { build } from 'esbuild';
import { workspaceRoot } from '../workspace';

/**
 * One ES module with the worlds of a remote (`remote-<name>/qa/worlds.ts`) and the fake server that runs them: what
 * the mini-shell imports as `/worlds.js`. Fast enough to be made anew for every load of the page.
 * @param remote name without the prefix, 'transactions'
 * @returns the module's source
 */
export async function bundleWorlds(remote: string): Promise<string> {
  const folder = join(workspaceRoot, `remote-${remote}`);
  const { outputFiles } = await build({
    stdin: {
      contents: `export { startWorld } from '@keydate/testing/worlds/start-world';\nexport { worlds } from './qa/worlds';`,
      resolveDir: folder,
      loader: 'ts',
    },
    bundle: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    write: false,
    logLevel: 'silent',
  });
  return outputFiles.map(({ text }) => text).join('');
}
