import { join } from 'node:path';
import { run } from '../terminal/run';
import { workspaceRoot } from '../workspace';

/** Installs what a package.json that was just written asks for. Throws a sentence if that fails. */
export async function installWorkspace(): Promise<void> {
  const pnpm = join(workspaceRoot, 'shared/tooling/bin/pnpm.mjs');
  const { code } = await run(process.execPath, [pnpm, 'install', '--no-frozen-lockfile'], { output: 'show' });
  if (code !== 0)
    throw new Error('The files were written, but the packages could not be installed; the lines above say why.');
}
