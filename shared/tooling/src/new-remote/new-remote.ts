import { join } from 'node:path';
import { remoteCommand } from '../terminal/remote-command';
import { run } from '../terminal/run';
import { workspaceRoot } from '../workspace';
import { writeRemote } from './write-remote';

// npm run new:remote -- <name>: writes a new remote with one page. Host and server do not change.
await remoteCommand('npm run new:remote -- <name>', async (name) => {
  await writeRemote(name, workspaceRoot);
  const { code } = await run(
    process.execPath,
    [join(workspaceRoot, 'shared/tooling/bin/pnpm.mjs'), 'install', '--no-frozen-lockfile'],
    { output: 'show' },
  );
  if (code !== 0)
    throw new Error(`remote-${name} was written, but its packages could not be installed; the lines above say why.`);
  return `remote-${name} was written. To see it alone: npm run qa -- ${name}. To add it to the product, at /${name}: npm run release -- ${name}.`;
});
