import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { buildFolder } from '../../build/cache';
import { buildStale } from '../../build/build-stale';
import { remoteBuild } from '../../build/web-builds';
import { remoteCommand } from '../../terminal/remote-command';

// remote-kit build: an optimized build in dist/, as `remote-kit release` would upload it.
await remoteCommand('remote-kit build', async (name) => {
  const [build] = await buildStale([remoteBuild(name)], console.log);
  if (!build) throw new Error(`${name} was not built.`);
  const target = join(build.folder, 'dist');
  await rm(target, { recursive: true, force: true });
  await cp(buildFolder(build), target, { recursive: true });
  return `${name} ${build.release} is in dist.`;
});
