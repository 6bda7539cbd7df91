import { randomBytes } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { buildFolder } from '../build/cache';
import { readHostRelease, readRemoteRelease } from '../build/read-release';
import { publicPath, type WebBuild } from '../webpack/web-build';
import { workspaceRoot } from '../workspace';
import { alonePage, alonePolicy } from './alone-page';
import { bundleWorlds } from './bundle-worlds';
import { fileAnswer, type Answer } from './file-answer';

/**
 * Serves one remote in the mini-shell: its built files, its worlds, the worker that intercepts calls, and the page at
 * every other address. There is no API behind it.
 */
export function aloneServer(shell: WebBuild, remote: WebBuild): Server {
  const pages = { shell: readHostRelease(shell), remote: readRemoteRelease(remote) };

  async function answer(path: string): Promise<Answer> {
    const build = [shell, remote].find((candidate) => path.startsWith(publicPath(candidate)));
    if (build) return fileAnswer(join(buildFolder(build), 'public'), path.slice(publicPath(build).length));
    if (path === '/mockServiceWorker.js') return fileAnswer(workerFolder(), 'mockServiceWorker.js');
    if (path === '/worlds.js') return { status: 200, headers: script, body: await bundleWorlds(remote.name) };
    if (path === '/registry.json') return { status: 200, headers: json, body: JSON.stringify({ [remote.name]: pages.remote }) };
    const nonce = randomBytes(16).toString('base64');
    const headers = { ...html, 'Content-Security-Policy': alonePolicy(nonce) };
    return { status: 200, headers, body: alonePage(pages.shell, pages.remote, nonce) };
  }

  return createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    answer(decodeURIComponent(pathname)).then(
      ({ status, headers, body }) => response.writeHead(status, headers).end(body),
      (error: unknown) => response.writeHead(500, script).end(`throw new Error(${JSON.stringify(String(error))});`),
    );
  });
}

const script = { 'Content-Type': 'text/javascript; charset=utf-8', 'Cache-Control': 'no-store' };
const json = { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' };
const html = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' };

/** Where the package of the fake server keeps its worker. */
function workerFolder(): string {
  const fromTesting = createRequire(join(workspaceRoot, 'shared/testing/package.json'));
  return join(dirname(fromTesting.resolve('msw/package.json')), 'lib');
}
