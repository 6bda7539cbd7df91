import { createServer } from 'node:net';
import type { Config } from '../config';

/**
 * Fails as listening would, but before the database is opened: the person should not wait for that to read one
 * sentence.
 */
export function refuseTakenPort({ host, port }: Pick<Config, 'host' | 'port'>): Promise<void> {
  const probe = createServer();
  return new Promise((resolve, reject) => {
    probe.once('error', reject);
    probe.listen({ host, port }, () => probe.close(() => resolve()));
  });
}
