import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { runCommand } from '../terminal/run-command';
import { workspaceRoot } from '../workspace';
import { packFolders } from './pack-folders';
import { writeKit } from './write-kit';

// npm run pack:kit [-- <folder>]: writes the packages that a squad's own repository needs, as npm's tarballs.
await runCommand(async () => {
  const target = resolve(workspaceRoot, process.argv[2] ?? 'dist/kit');
  const draft = await mkdtemp(join(tmpdir(), 'keydate-kit-'));
  try {
    const tarballs = await packFolders(await writeKit(draft), target);
    return `${tarballs.length} packages are in ${relative(workspaceRoot, target) || '.'}.`;
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
});
