import { once } from 'node:events';
import { createServer } from 'node:net';

/** A port of this machine that nobody listens at now. */
export async function aFreePort(): Promise<number> {
  const probe = createServer().listen({ host: '127.0.0.1', port: 0 });
  await once(probe, 'listening');
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('No port is free.');
  return address.port;
}
