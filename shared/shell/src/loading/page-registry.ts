import { remoteRelease, type PageRegistry } from '@keydate/contracts/registry';
import { z } from 'zod';
import { log } from '../log';

/** Where the server gives the registry of this moment; the page itself carries that of its own making. */
const ADDRESS = '/registry.json';
const ANSWER_WITHIN_MS = 5000;

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

/** The registry as it is now: a release may have come, or been rolled back, since the page was made. */
export async function fetchRegistry(): Promise<PageRegistry> {
  const response = await fetch(ADDRESS, { cache: 'no-store', signal: AbortSignal.timeout(ANSWER_WITHIN_MS) });
  if (!response.ok) throw new Error(`${ADDRESS} answered ${response.status}`);
  return readRegistry(await response.json());
}

/** One entry that this host does not understand costs that remote alone. */
function readRegistry(value: unknown): PageRegistry {
  const registry: PageRegistry = {};
  for (const [name, entry] of Object.entries(entries.parse(value))) {
    const release = remoteRelease.safeParse(entry);
    if (release.success) registry[name] = release.data;
    else log(`The registry’s entry of ${name} is not understood.`, release.error);
  }
  return registry;
}
