import { join, relative } from 'node:path';
import { installWorkspace } from '../template/install-workspace';
import { remoteCommand } from '../terminal/remote-command';
import { remoteNames, workspaceRoot } from '../workspace';
import { writeFeature } from './write-feature';

const usage = 'npm run new:feature -- <remote> <noun>';

// npm run new:feature -- transactions tag: writes a feature that lists, adds and edits tags.
await remoteCommand(usage, async (name) => {
  const noun = process.argv[3];
  if (noun === undefined) throw new Error(`Name the thing that the feature lists: ${usage}.`);
  if (!remoteNames().includes(name)) throw new Error(`There is no remote "${name}".`);
  const feature = await writeFeature(join(workspaceRoot, `remote-${name}`), noun);
  await installWorkspace();
  const path = relative(workspaceRoot, feature);
  return `${path} was written. Show it on a page (CONTRIBUTING.md, Add a feature). To test it: npm run unit -- ${path}`;
});
