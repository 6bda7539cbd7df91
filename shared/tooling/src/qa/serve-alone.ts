import { once } from 'node:events';
import { buildStale } from '../build/build-stale';
import { miniShellBuild, remoteBuild } from '../build/web-builds';
import { remoteCommand } from '../release/remote-command';
import { aloneServer, type Alone } from './alone-server';
import { watchSources } from './watch-sources';

// pnpm qa <remote>: one remote as it ships, by itself, on a fake server; loads again when its sources change.
// Its port is not the product's: the worker of the fake server would answer the product's calls too.
await remoteCommand('pnpm qa <remote>', async (name) => {
  let alone = await build(name);
  const { server, reload } = aloneServer(() => alone);
  const port = Number(process.env.QA_PORT ?? 3100);
  server.listen(port, 'localhost');
  await once(server, 'listening');
  watchSources(alone.remote.folder, () => {
    build(name).then(
      (next) => {
        alone = next;
        reload();
      },
      (error: unknown) => console.error(error instanceof Error ? error.message : error),
    );
  });
  return `${name} alone: http://localhost:${port}`;
});

async function build(name: string): Promise<Alone> {
  const alone = { shell: miniShellBuild(), remote: remoteBuild(name) };
  await buildStale([alone.shell, alone.remote], console.log);
  return alone;
}
