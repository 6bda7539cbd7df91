import { setTimeout } from 'node:timers/promises';
import { startProduct, startProduction } from '../../test/product-process';
import { memoryMb } from './processor-time';

/** So long after the start, nothing of it is still under way. */
const REST_MS = 20_000;

export interface AtRest {
  /** Megabytes of a process that serves pages, on PostgreSQL. */
  web: number;
  /** Of one that does everything, on PostgreSQL and with the database in itself. */
  all: number;
  embedded: number;
}

/** The memory of built servers that nobody uses. */
export async function measureRest(databaseUrl: string): Promise<AtRest> {
  const web = await atRest(() => startProduction(databaseUrl, { KEYDATE_ROLES: 'web' }));
  const all = await atRest(() => startProduction(databaseUrl));
  const embedded = await atRest(() => startProduct({ KEYDATE_MODE: 'demo' }));
  return { web, all, embedded };
}

async function atRest(start: () => ReturnType<typeof startProduct>): Promise<number> {
  const product = await start();
  try {
    await setTimeout(REST_MS);
    return memoryMb(product.pid() ?? 0);
  } finally {
    await product.stop();
  }
}
