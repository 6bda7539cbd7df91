import { once } from 'node:events';
import { request as ask, type IncomingMessage } from 'node:http';
import { createSecureServer } from 'node:http2';
import type { Duplex } from 'node:stream';
import { generate } from 'selfsigned';

const hopByHop = new Set(['connection', 'keep-alive', 'transfer-encoding', 'upgrade']);

/**
 * HTTP/2 over TLS in front of a plain server, like an edge proxy; browsers use HTTP/2 with TLS only. The certificate
 * is new and self-signed, so the browser needs a flag to accept it. Sockets pass, too: a page whose socket fails has an error in its
 * console, which Lighthouse counts.
 */
export async function startSecureProxy(target: string, port: number): Promise<{ origin: string; stop: () => void }> {
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }]);
  const proxy = createSecureServer({ key, cert, allowHTTP1: true }, (request, response) => {
    const named = Object.entries(request.headers).filter(([name]) => !name.startsWith(':') && !hopByHop.has(name));
    const upstream = ask(
      new URL(request.url, target),
      { method: request.method, headers: Object.fromEntries(named) },
      (answer) => {
        const headers = Object.entries(answer.headers).filter(([name]) => !hopByHop.has(name));
        response.writeHead(answer.statusCode ?? 502, Object.fromEntries(headers));
        answer.pipe(response);
      },
    );
    upstream.once('error', () => response.writeHead(502).end());
    request.pipe(upstream);
  });
  proxy.on('upgrade', (request: IncomingMessage, socket: Duplex) => passSocket(target, request, socket));
  await once(proxy.listen(port, 'localhost'), 'listening');
  return { origin: `https://localhost:${port}`, stop: () => proxy.close() };
}

/** Has the server answer a request for a WebSocket, and joins both ends. */
function passSocket(target: string, request: IncomingMessage, socket: Duplex): void {
  const upstream = ask(new URL(request.url ?? '/', target), { headers: request.headers });
  upstream.once('upgrade', (answer, other, first) => {
    const pairs = Array.from({ length: answer.rawHeaders.length / 2 }, (_, at) =>
      answer.rawHeaders.slice(2 * at, 2 * at + 2),
    );
    socket.write(`HTTP/1.1 101 Switching Protocols\r\n${pairs.map((pair) => `${pair.join(': ')}\r\n`).join('')}\r\n`);
    socket.write(first);
    other.pipe(socket).pipe(other);
    for (const end of [other, socket]) end.once('error', () => [other, socket].forEach((each) => each.destroy()));
  });
  upstream.once('response', () => socket.destroy());
  upstream.once('error', () => socket.destroy());
  upstream.end();
}
