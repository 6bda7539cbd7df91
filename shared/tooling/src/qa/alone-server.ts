import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import { extname, join, normalize } from 'node:path';
import { buildFolder } from '../build/cache';
import { readHostRelease, readRemoteRelease } from '../build/read-release';
import { publicPath, type WebBuild } from '../webpack/web-build';
import { workspaceRoot } from '../workspace';
import { alonePage, alonePolicy, reloadScript } from './alone-page';
import { worldsBundle } from './worlds-bundle';

/** What is served: the mini-shell and the remote, both built. */
export interface Alone {
  shell: WebBuild;
  remote: WebBuild;
}

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.gif': 'image/gif',
  '.woff2': 'font/woff2',
};

const requireOfTesting = createRequire(join(workspaceRoot, 'shared/testing/package.json'));

/**
 * A server of what `alone()` returns at each request, and of nothing else: no database, no API, no other remote.
 * @returns the server, not yet listening, and a function that makes open pages reload
 */
export function aloneServer(alone: () => Alone): { server: Server; reload: () => void } {
  const open = new Set<ServerResponse>();
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname === '/changes') {
      open.add(response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' }));
      request.once('close', () => open.delete(response));
      response.write(':\n\n');
      return;
    }
    answer(pathname, alone(), response).catch((error: unknown) => {
      response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' }).end(String(error));
    });
  });
  return { server, reload: () => open.forEach((page) => page.write('data: changed\n\n')) };
}

async function answer(pathname: string, { shell, remote }: Alone, response: ServerResponse): Promise<void> {
  const built = [shell, remote].find((build) => pathname.startsWith(publicPath(build)));
  if (built) return sendFile(response, join(buildFolder(built), 'public'), pathname.slice(publicPath(built).length));
  if (pathname === '/worlds.js') {
    send(response, '.js', await worldsBundle(remote.folder));
    return;
  }
  if (pathname === '/reload.js') {
    send(response, '.js', reloadScript);
    return;
  }
  if (pathname === '/mockServiceWorker.js') {
    send(response, '.js', await readFile(requireOfTesting.resolve('msw/mockServiceWorker.js')));
    return;
  }
  if (pathname === '/registry.json') {
    send(response, '.json', JSON.stringify({ [remote.name]: readRemoteRelease(remote) }));
    return;
  }
  if (extname(pathname) !== '') {
    sendNothing(response);
    return;
  }
  const nonce = randomBytes(16).toString('base64');
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': alonePolicy(nonce),
    'cache-control': 'no-store',
  };
  response.writeHead(200, headers).end(alonePage(readHostRelease(shell), readRemoteRelease(remote), nonce));
}

async function sendFile(response: ServerResponse, folder: string, name: string): Promise<void> {
  const content = await readFile(join(folder, normalize(`/${name}`))).catch(() => undefined);
  if (content === undefined) sendNothing(response);
  else send(response, extname(name), content);
}

function send(response: ServerResponse, extension: string, content: string | Buffer): void {
  response
    .writeHead(200, { 'content-type': types[extension] ?? 'application/octet-stream', 'cache-control': 'no-store' })
    .end(content);
}

function sendNothing(response: ServerResponse): void {
  response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' }).end('File not found.');
}
