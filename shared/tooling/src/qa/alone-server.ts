import { randomBytes } from 'node:crypto';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { extname } from 'node:path';
import { readHostRelease } from '../build/read-release';
import type { WebBuild } from '../webpack/web-build';
import { alonePage, alonePolicy, registryOf, reloadScript } from './alone-page';
import { readWorker } from './fake-server-worker';
import { builtFiles, type RemoteSource } from './remote-source';
import { worldsBundle } from './worlds-bundle';

/** The served parts: the mini-shell that was built here, and a release of the remote. */
export interface Alone {
  shell: WebBuild;
  remote: RemoteSource;
}

/** A build's files have its release in their address: what is there never changes. Otherwise each world would load them all again. */
const FOREVER = 'max-age=31536000, immutable';

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.gif': 'image/gif',
  '.woff2': 'font/woff2',
};

interface AloneServer {
  server: Server;
  reload: (part: 'stage' | 'desk') => void;
  showFailure: (sentence: string) => void;
}

/**
 * A server of what `alone()` returns at each request, and of nothing else: no database, no API, no other remote.
 * @returns the server, not yet listening, and what open desks do: load the stage again, or themselves with it; or say over the page why
 * the sources cannot be shown
 */
export function aloneServer(alone: () => Alone): AloneServer {
  const open = new Set<ServerResponse>();
  let failure: string | undefined;
  const tell = (event: 'changed' | 'failed', data: string) => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
  const tellAll = (event: 'changed' | 'failed', data: string) => open.forEach((page) => page.write(tell(event, data)));
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname === '/changes') {
      open.add(response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' }));
      request.once('close', () => open.delete(response));
      response.write(failure === undefined ? ':\n\n' : tell('failed', failure));
      return;
    }
    answer(pathname, alone(), response).catch((error: unknown) => {
      response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' }).end(String(error));
    });
  });
  return {
    server,
    reload: (part) => {
      failure = undefined;
      tellAll('changed', part);
    },
    showFailure: (sentence) => {
      failure = sentence;
      tellAll('failed', sentence);
    },
  };
}

async function answer(pathname: string, { shell, remote }: Alone, response: ServerResponse): Promise<void> {
  for (const { address, read } of [builtFiles(shell), remote]) {
    if (pathname.startsWith(address)) {
      sendFile(response, pathname, await read(pathname.slice(address.length)));
      return;
    }
  }
  if (pathname === '/worlds.js') {
    send(response, '.js', await worldsBundle(remote.folder));
    return;
  }
  if (pathname === '/reload.js') {
    send(response, '.js', reloadScript);
    return;
  }
  if (pathname === '/mockServiceWorker.js') {
    send(response, '.js', await readWorker());
    return;
  }
  if (pathname === '/registry.json') {
    send(response, '.json', registryOf(remote));
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
  // a release that cannot be read must not fail after the head was written
  const page = alonePage(readHostRelease(shell), remote, nonce, { head: '<script defer src="/reload.js"></script>' });
  response.writeHead(200, headers).end(page);
}

function sendFile(response: ServerResponse, name: string, content: Buffer | undefined): void {
  if (content === undefined) sendNothing(response);
  else send(response, extname(name), content, FOREVER);
}

function send(response: ServerResponse, extension: string, content: string | Buffer, caching = 'no-store'): void {
  response
    .writeHead(200, { 'content-type': types[extension] ?? 'application/octet-stream', 'cache-control': caching })
    .end(content);
}

function sendNothing(response: ServerResponse): void {
  response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' }).end('File not found.');
}
