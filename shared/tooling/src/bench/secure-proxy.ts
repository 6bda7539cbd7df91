import { once } from 'node:events';
import { request as ask } from 'node:http';
import { createSecureServer } from 'node:http2';
import { generate } from 'selfsigned';

const hopByHop = new Set(['connection', 'keep-alive', 'transfer-encoding', 'upgrade']);

/**
 * HTTP/2 over TLS in front of a plain server, like an edge proxy; browsers use HTTP/2 with TLS only. The certificate
 * is new and self-signed, so the browser must be told to accept it.
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
  await once(proxy.listen(port, 'localhost'), 'listening');
  return { origin: `https://localhost:${port}`, stop: () => proxy.close() };
}
