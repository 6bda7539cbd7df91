import { once } from 'node:events';
import { createServer, request as ask } from 'node:http';
import { brotliCompressSync, constants } from 'node:zlib';

/**
 * A plain server of the product's landing page without its scripts: the same HTML, style sheets and fonts, which the product's
 * server gives. The best that a page with this content does.
 */
export async function startStaticPage(product: string, port: number): Promise<{ origin: string; stop: () => void }> {
  const html = withoutScripts(await (await fetch(product)).text());
  // at the quality of the product's server (send-compressed.ts)
  const compressed = brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
  const server = createServer((request, response) => {
    if (request.url === '/') {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' }).end(compressed);
      return;
    }
    const upstream = ask(new URL(request.url ?? '/', product), { headers: request.headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    upstream.once('error', () => response.writeHead(502).end());
    upstream.end();
  });
  await once(server.listen(port, 'localhost'), 'listening');
  return { origin: `http://localhost:${port}`, stop: () => server.close() };
}

function withoutScripts(html: string): string {
  return html.replaceAll(/<script\b.*?<\/script>\n?/gs, '').replaceAll(/<link rel="preload" as="script"[^>]*>\n?/g, '');
}
