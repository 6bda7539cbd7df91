import { remoteRelease, type PageRegistry } from '@keydate/contracts/registry';
import { z } from 'zod';
import { log } from '../log';

/** The address of the current registry. The page contains the registry as it was when the server rendered the page. */
const REGISTRY_PATH = '/registry.json';
const TIMEOUT_MS = 5000;

const entries = z.record(z.string(), z.unknown());

/** The registry that the server wrote into the page. A page without one has no remotes. */
export function readInlinedRegistry(page: Document): PageRegistry {
  try {
    return readRegistry(JSON.parse(page.getElementById('keydate-registry')?.textContent ?? '{}'));
  } catch (error) {
    log('The registry in the page could not be read.', error);
    return {};
  }
}

/** The current registry: there may have been a release or a rollback since the page was rendered. */
export async function fetchRegistry(): Promise<PageRegistry> {
  const response = await fetch(REGISTRY_PATH, { cache: 'no-store', signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!response.ok) throw new Error(`${REGISTRY_PATH} answered ${response.status}`);
  return readRegistry(await response.json());
}

/** An entry that this host cannot read is left out; the other remotes still work. */
function readRegistry(value: unknown): PageRegistry {
  const registry: PageRegistry = {};
  for (const [name, entry] of Object.entries(entries.parse(value))) {
    const release = remoteRelease.safeParse(entry);
    if (release.success) registry[name] = release.data;
    else log(`The registry’s entry for ${name} could not be read.`, release.error);
  }
  return registry;
}
