import { OTHER_REMOTES, otherRemotes, type OtherRemotes } from '@keydate/contracts/other-remotes';
import { pageRelease, type PageRegistry } from '@keydate/contracts/registry';
import { atOrigin } from '@keydate/contracts/releases/addresses';
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

/** The remotes that the page does not carry; none in the page of a small site, and of a server from before December 2026. */
export function readOtherRemotes(page: Document): OtherRemotes {
  const written = otherRemotes.safeParse(JSON.parse(page.getElementById(OTHER_REMOTES)?.textContent ?? '{}'));
  if (written.success) return written.data;
  log('The other remotes in the page could not be read.', written.error);
  return {};
}

/**
 * The current registry: there may have been a release or a rollback since the page was rendered.
 * @param address of another registry: that of another server, or one with other releases in it
 */
export async function fetchRegistry(address = REGISTRY_PATH): Promise<PageRegistry> {
  return (await requestRegistry(address)).registry;
}

/** The same, with the reply's headers. */
export async function requestRegistry(address = REGISTRY_PATH): Promise<{ registry: PageRegistry; headers: Headers }> {
  const response = await fetch(address, { cache: 'no-store', signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return { registry: readRegistry(await response.json()), headers: response.headers };
}

/** An entry that this host cannot read is left out; the other remotes still work. */
function readRegistry(value: unknown): PageRegistry {
  const registry: PageRegistry = {};
  for (const [name, entry] of Object.entries(entries.parse(value))) {
    const release = pageRelease.safeParse(entry);
    if (release.success) registry[name] = atOrigin(release.data);
    else log(`The registry’s entry for ${name} could not be read.`, release.error);
  }
  return registry;
}
