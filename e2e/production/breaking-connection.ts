import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A way to a server that breaks once. */
export interface BreakingConnection {
  origin: string;
  /** True if it broke. It breaks only once. */
  hasBroken: () => boolean;
  stop: () => Promise<void>;
}

/**
 * Passes all requests on to the server at `target`, and breaks while the body of an upload is on its way: the server
 * receives half of what had arrived, and both sides lose their connection.
 * @param upload which upload breaks, counted from 1
 */
export async function startBreakingConnection(target: string, upload: number): Promise<BreakingConnection> {
  let uploads = 0;
  let hasBroken = false;
  const proxy = createServer((asked, answer) => {
    const { host } = new URL(target);
    const passedOn = request(new URL(asked.url ?? '/', target), {
      method: asked.method,
      headers: { ...asked.headers, host },
    });
    passedOn.on('error', () => answer.destroy());
    passedOn.on('response', (response) => {
      answer.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(answer);
    });
    if (asked.method === 'PUT') uploads += 1;
    if (asked.method !== 'PUT' || uploads !== upload) {
      asked.pipe(passedOn);
      return;
    }
    asked.once('data', (bytes: Buffer) => {
      passedOn.write(bytes.subarray(0, bytes.length / 2), () => {
        hasBroken = true;
        passedOn.destroy();
        asked.destroy();
      });
    });
  });
  proxy.listen(0, 'localhost');
  await once(proxy, 'listening');
  const { port } = proxy.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    hasBroken: () => hasBroken,
    stop: async () => {
      const closed = once(proxy, 'close');
      proxy.close();
      proxy.closeAllConnections();
      await closed;
    },
  };
}
