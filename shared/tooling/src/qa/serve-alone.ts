import { once } from 'node:events';
import type { Server } from 'node:http';
import { parseArgs } from 'node:util';
import { buildStale } from '../build/build-stale';
import { miniShellBuild, plain, remoteBuild } from '../build/web-builds';
import { isCode } from '../is-code';
import { runCommand } from '../terminal/run-command';
import { aloneServer, type Alone } from './alone-server';
import { followSources } from './follow-sources';
import { portTaken, refuseTakenPort } from './refuse-taken-port';
import { builtRemote, liveRemote, type RemoteSource } from './remote-source';
import { watchSources } from './watch-sources';
import { worldsBundle } from './worlds-bundle';

// npm run qa -- <remote> [--live <origin>]: one remote alone, on a fake server. Builds are plain ones, and the stage
// is loaded again when the sources change. With --live, it is the release that is live on a server.
const { values, positionals } = parseArgs({ allowPositionals: true, options: { live: { type: 'string' } } });

await runCommand(async () => {
  const [name] = positionals;
  if (name === undefined) throw new Error('Name a remote: npm run qa -- <remote> [--live <origin>].');
  // Not the product's port: the fake server's worker would answer the product's calls too.
  const port = Number(process.env.QA_PORT ?? 3100);
  // a build takes up to a minute, and would say it at its end
  await refuseTakenPort(port);
  const live = values.live === undefined ? undefined : await liveRemote(name, values.live);
  let alone = await build(name, live, console.log);
  const { server, ...desks } = aloneServer(() => alone);
  const address = await listen(server, port);
  // one that cannot be bundled says so in the page
  let worlds = await worldsBundle(alone.remote.folder).catch(() => '');

  const rebuild = async () => {
    const { shell } = alone;
    alone = await build(name, live, () => undefined);
    const formerWorlds = worlds;
    worlds = await worldsBundle(alone.remote.folder);
    // a world continues as long as its own code is the same
    return shell.release === alone.shell.release && worlds === formerWorlds ? 'stage' : 'desk';
  };
  const follow = followSources({ rebuild, desks, say: console.log });
  watchSources(alone.remote.folder, () => void follow());
  return `${name} alone${live ? `, release ${live.release.release} of ${values.live}` : ''}: ${address}`;
});

/** The mini-shell as the sources are now, and the remote too unless a live one is given. */
async function build(name: string, live: RemoteSource | undefined, say: (line: string) => void): Promise<Alone> {
  const builds = live ? [plain(miniShellBuild())] : [plain(miniShellBuild()), plain(remoteBuild(name))];
  const [shell, remote] = await buildStale(builds, say);
  if (!shell) throw new Error('The mini-shell was not built.');
  if (live) return { shell, remote: live };
  if (!remote) throw new Error(`${name} was not built.`);
  return { shell, remote: builtRemote(remote) };
}

async function listen(server: Server, port: number): Promise<string> {
  try {
    await once(server.listen(port, 'localhost'), 'listening');
  } catch (error) {
    throw isCode(error, 'EADDRINUSE') ? portTaken(port) : error;
  }
  return `http://localhost:${port}`;
}
