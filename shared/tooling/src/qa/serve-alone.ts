import { once } from 'node:events';
import type { Server } from 'node:http';
import { buildStale } from '../build/build-stale';
import { miniShellBuild, remoteBuild } from '../build/web-builds';
import { isCode } from '../is-code';
import { remoteCommand } from '../terminal/remote-command';
import { aloneServer, type Alone } from './alone-server';
import { watchSources } from './watch-sources';

// npm run qa -- <remote>: one remote as it ships, alone, on a fake server. The page reloads when the sources change.
await remoteCommand('npm run qa -- <remote>', async (name) => {
  let alone = await build(name);
  const { server, reload } = aloneServer(() => alone);
  const address = await listen(server);

  const follow = async (): Promise<void> => {
    try {
      alone = await build(name);
      reload();
    } catch (error) {
      console.error(error instanceof Error ? error.message : error); // until the next save
    }
  };
  let following = Promise.resolve();
  watchSources(alone.remote.folder, () => {
    following = following.then(follow);
  });
  return `${name} alone: ${address}`;
});

async function build(name: string): Promise<Alone> {
  const [shell, remote] = await buildStale([miniShellBuild(), remoteBuild(name)], console.log);
  if (!shell || !remote) throw new Error(`${name} was not built.`);
  return { shell, remote };
}

/** Not the product's port: the fake server's worker would answer the product's calls too. */
async function listen(server: Server): Promise<string> {
  const port = Number(process.env.QA_PORT ?? 3100);
  try {
    await once(server.listen(port, 'localhost'), 'listening');
  } catch (error) {
    if (!isCode(error, 'EADDRINUSE')) throw error;
    throw new Error(`Port ${port} is taken by another program. Stop it, or set QA_PORT to another number.`, {
      cause: error,
    });
  }
  return `http://localhost:${port}`;
}
