import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { installWorkspace } from '../template/install-workspace';
import { runCommand } from '../terminal/run-command';
import { workspaceRoot } from '../workspace';
import { writeRemote } from './write-remote';
import { writeRepository } from './write-repository';

const USAGE = 'npm run new:remote -- <name> [--alone <folder>]';

// npm run new:remote -- <name>: writes a new remote with one page. Host and server do not change. With --alone, it is a
// repository of its own in that folder, which needs this checkout no more.
await runCommand(async () => {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { alone: { type: 'string' } } });
  const [name, ...others] = positionals;
  if (name === undefined || others.length > 0) throw new Error(`Name a remote: ${USAGE}.`);
  if (values.alone === undefined) {
    await writeRemote(name, workspaceRoot);
    await installWorkspace();
    return `remote-${name} was written. To see it alone: npm run qa -- ${name}. To add it to the product, at /${name}: npm run release -- ${name}.`;
  }
  const folder = resolve(workspaceRoot, values.alone);
  await writeRepository(name, folder);
  return `A repository was written. In ${folder}: npm install, then npm run qa to see it alone; README.md says the rest.`;
});
