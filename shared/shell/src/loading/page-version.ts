import type { PageRegistry } from '@keydate/contracts/registry';
import { HOST_RELEASE_HEADER } from '@keydate/contracts/registry';
import { requestRegistry } from './page-registry';

/** The version of a page, as one text: the release of the host and of each remote. */
export function versionOf(host: string | null, registry: PageRegistry): string {
  const remotes = Object.entries(registry).map(([name, { release }]) => `${name} ${release}`);
  return [host ?? '', ...remotes.sort()].join(', ');
}

/** The release of the host that runs in the page: its scripts are in a folder of that name. */
export function readHostRelease(page: Document): string | null {
  const address = page.querySelector('script[src*="/host/"]')?.getAttribute('src') ?? '';
  return /\/host\/([^/]+)\//.exec(address)?.[1] ?? null;
}

/**
 * The version of this person's next page.
 * @param others the names of the remotes that this page does not carry: it is not older for a release of one
 */
export async function fetchVersion(others: readonly string[]): Promise<string> {
  const { registry, headers } = await requestRegistry();
  const carried = Object.entries(registry).filter(([name]) => !others.includes(name));
  return versionOf(headers.get(HOST_RELEASE_HEADER), Object.fromEntries(carried));
}
