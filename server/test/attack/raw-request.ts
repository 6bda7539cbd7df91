import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import type { TestServer } from '../test-server';

export interface RawReply {
  status: number;
  headers: Headers;
  text: string;
}

/** A connection on which anything may be said. */
export async function aConnection({ origin }: Pick<TestServer, 'origin'>): Promise<Socket> {
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname);
  // the server may well end it in the middle
  socket.on('error', () => {});
  await once(socket, 'connect');
  return socket;
}

/**
 * Sends `request` unchanged, which no browser would, and returns the reply once the server has ended the connection.
 */
export async function rawRequest(
  server: Pick<TestServer, 'origin'>,
  request: string | Buffer,
  { endsHere = false } = {},
): Promise<RawReply> {
  const socket = await aConnection(server);
  socket.write(request);
  if (endsHere) socket.end();
  const heard: Buffer[] = [];
  socket.on('data', (bytes: Buffer) => heard.push(bytes));
  await once(socket, 'close');
  return readReply(Buffer.concat(heard).toString());
}

/** A GET whose address nobody tidies up. */
export function rawGet(
  server: Pick<TestServer, 'origin'>,
  target: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<RawReply> {
  const lines = Object.entries({ host: 'localhost', ...headers, connection: 'close' }).map(
    ([name, value]) => `${name}: ${value}`,
  );
  return rawRequest(server, Buffer.from([`GET ${target} HTTP/1.1`, ...lines, '', ''].join('\r\n'), 'latin1'));
}

function readReply(reply: string): RawReply {
  const [head = '', ...rest] = reply.split('\r\n\r\n');
  const [first = '', ...lines] = head.split('\r\n');
  const headers = lines.map((line): [string, string] => [
    line.slice(0, line.indexOf(':')),
    line.slice(line.indexOf(':') + 1).trim(),
  ]);
  return { status: Number(first.split(' ')[1]), headers: new Headers(headers), text: rest.join('\r\n\r\n') };
}
