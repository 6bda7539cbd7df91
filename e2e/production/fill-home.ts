import { cp, mkdir, rm } from 'node:fs/promises';
import { startProduct } from '@keydate/tooling/bench/product-server';
import { freePort } from '@keydate/tooling/free-port';
import { filledHome } from './home';

/**
 * Starts the demo once and keeps what its first start leaves. It takes a processor ten seconds to make a database; each
 * server of a run starts with a copy of this one.
 */
export async function fillHome(): Promise<void> {
  await rm(filledHome, { recursive: true, force: true });
  await mkdir(filledHome, { recursive: true });
  const server = await startProduct(filledHome, await freePort('localhost'));
  await server.stop();
}

/** Gives a folder what the demo's first start would leave there. */
export function copyFilledHome(home: string): Promise<void> {
  return cp(filledHome, home, { recursive: true });
}
