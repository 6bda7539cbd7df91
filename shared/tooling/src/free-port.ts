import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { isCode } from './is-code';

/** Below what systems use for outgoing connections: 32768 and up on Linux, 49152 and up elsewhere. */
const [FIRST, LAST] = [20_000, 32_000];

/**
 * A TCP port of this machine at which nobody listens now. Not one that the system chooses: it may give the same one to an outgoing
 * connection before a server that takes seconds to start listens there.
 * @param host the name or address that the server will listen at
 */
export async function freePort(host = '127.0.0.1'): Promise<number> {
  for (;;) {
    const port = randomInt(FIRST, LAST);
    const probe = createServer();
    try {
      await once(probe.listen({ host, port }), 'listening');
    } catch (error) {
      if (isCode(error, 'EADDRINUSE')) continue;
      throw error;
    }
    await new Promise((resolve) => probe.close(resolve));
    return port;
  }
}
