import { buildStale } from '../build/build-stale';
import { readRemoteRelease } from '../build/read-release';
import { remoteBuild } from '../build/web-builds';
import { remoteCommand } from '../terminal/remote-command';
import { keydateHome } from './keydate-home';
import { placeBuild } from './place-build';
import { moved } from './pointer';
import { pruneReleases } from './prune-releases';
import { refusal } from './refusal';
import { changeRegistry } from './registry-store';

// npm run release -- <remote>: builds that remote alone and makes it live with the next page load.
await remoteCommand('npm run release -- <remote>', async (name) => {
  const home = keydateHome();
  const [build] = await buildStale([remoteBuild(name)], console.log);
  if (!build) throw new Error(`${name} was not built.`);
  const release = readRemoteRelease(build);
  await placeBuild(home, build);
  const live = await changeRegistry(home, (present) => {
    if (!present) throw new Error(`Nothing is installed in ${home} yet: run npm start once.`);
    const reason = refusal(name, release, present);
    if (reason !== undefined) throw new Error(`Not released. ${reason}`);
    return { ...present, remotes: { ...present.remotes, [name]: moved(present.remotes[name], release, 'release') } };
  });
  await pruneReleases(home, live);
  return `${name} ${release.release} is live.`;
});
