import { once } from 'node:events';
import { createServer } from 'node:net';
import { HOST_RELEASE_HEADER } from '@keydate/contracts/registry';
import { isCode } from '../is-code';

const TIMEOUT_MS = 2000;

/** Throws one sentence if a program already listens on the desk's port. It names that program where it can tell. */
export async function refuseTakenPort(port: number): Promise<void> {
  const probe = createServer();
  try {
    await once(probe.listen(port, 'localhost'), 'listening');
  } catch (error) {
    if (!isCode(error, 'EADDRINUSE')) throw error;
    throw portTaken(port, await occupantOf(port));
  }
  await new Promise((resolve) => probe.close(resolve));
}

/** The sentence for a port that is taken. */
export function portTaken(port: number, by = 'another program'): Error {
  return new Error(`Port ${port} is taken by ${by}. Stop it, or set QA_PORT to another number.`);
}

/** A desk and the product both say at /registry.json which remotes they have; only the product names its host. */
async function occupantOf(port: number): Promise<string | undefined> {
  try {
    const reply = await fetch(`http://localhost:${port}/registry.json`, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    const registry: unknown = await reply.json();
    if (!reply.ok || typeof registry !== 'object' || registry === null) return undefined;
    if (reply.headers.has(HOST_RELEASE_HEADER)) return 'a running product';
    const [remote, ...others] = Object.keys(registry);
    return remote !== undefined && others.length === 0 ? `the desk of ${remote}` : undefined;
  } catch {
    return undefined; // it speaks no HTTP, or does not answer
  }
}
