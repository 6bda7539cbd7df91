import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';

/** Without leave for other origins, as a page of text, never, or with the connection cut off. */
export type WayToFail = 'no CORS' | 'wrong type' | 'no answer' | 'cut off';

/** The server of a squad that serves its remote's files itself. */
export interface SquadServer {
  origin: string;
  /** Serves the files whose name matches with more text at the end. */
  tamperWith: (files: RegExp) => void;
  /** Answers that there are no files. */
  takeAway: () => void;
  /** Serves the files in a way that browsers refuse, or not at all. */
  failWith: (way: WayToFail) => void;
  /** Serves the files as they are. */
  bringBack: () => void;
  stop: () => void;
}

const TYPES: Readonly<Record<string, string>> = { '.js': 'text/javascript', '.css': 'text/css' };

/** Serves the files below `folder` as a squad's server does, at an origin of its own. */
export async function startSquadServer(folder: string): Promise<SquadServer> {
  let isThere = true;
  let tampered = /^$/;
  let failing: WayToFail | undefined;
  const answer = async (url: string, response: ServerResponse) => {
    if (failing === 'no answer') return;
    if (failing === 'cut off') return void response.destroy();
    const path = new URL(url, 'http://squad.example').pathname;
    const bytes = isThere ? await readFile(join(folder, path)).catch(() => null) : null;
    response.writeHead(bytes ? 200 : 404, {
      ...(failing !== 'no CORS' && { 'access-control-allow-origin': '*' }),
      'cache-control': 'no-store',
      'content-type': failing === 'wrong type' ? 'text/html' : (TYPES[extname(path)] ?? 'text/plain'),
      'x-content-type-options': 'nosniff',
    });
    response.end(bytes && tampered.test(path) ? Buffer.concat([bytes, Buffer.from('\nalert(1);')]) : bytes);
  };
  const server = createServer(({ url = '' }, response) => void answer(url, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    tamperWith: (files) => (tampered = files),
    takeAway: () => (isThere = false),
    failWith: (way) => (failing = way),
    bringBack: () => {
      isThere = true;
      // a server that is started again answers none of its former calls
      if (failing === 'no answer') server.closeAllConnections();
      failing = undefined;
      tampered = /^$/;
    },
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
