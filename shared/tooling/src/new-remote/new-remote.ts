import { installWorkspace } from '../template/install-workspace';
import { remoteCommand } from '../terminal/remote-command';
import { workspaceRoot } from '../workspace';
import { writeRemote } from './write-remote';

// npm run new:remote -- <name>: writes a new remote with one page. Host and server do not change.
await remoteCommand('npm run new:remote -- <name>', async (name) => {
  await writeRemote(name, workspaceRoot);
  await installWorkspace();
  return `remote-${name} was written. To see it alone: npm run qa -- ${name}. To add it to the product, at /${name}: npm run release -- ${name}.`;
});
