import type { FastifyBaseLogger } from 'fastify';
import { SealBroken } from '../../ports/seal-broken';

/** Opens sealed bytes; null if they do not open: for their person they are gone, and the log has the reason. */
export async function unlessBroken<T>(log: FastifyBaseLogger, open: () => Promise<T> | T): Promise<T | null> {
  try {
    return await open();
  } catch (error) {
    if (!(error instanceof SealBroken)) throw error;
    log.error(error, 'a contract or a picture of one does not open');
    return null;
  }
}
