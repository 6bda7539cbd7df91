import type { PageRegistry, PageRelease, RegistryFile, RemoteRelease } from '@keydate/contracts/registry';
import { withFirstHashes } from '@keydate/contracts/releases/addresses';
import { misfit, ownCopies } from '@keydate/contracts/releases/misfit';
import { releaseFor, type Reader } from './release-for';

/**
 * The part of the registry that the page of a person or a visitor gets: one release of each remote, without the lists
 * that only the server compares.
 */
export function pageRegistryOf({ host, remotes }: RegistryFile, reader: Reader | null): PageRegistry {
  return Object.fromEntries(
    Object.entries(remotes).map(([name, pointer]) => [name, pageReleaseOf(releaseFor(pointer, reader), pointer, host)]),
  );
}

/** A release of a remote as a page gets it. */
export function pageReleaseOf(
  chosen: RemoteRelease,
  pointer: Pick<RegistryFile['remotes'][string], 'disabled'>,
  host: RegistryFile['host'],
): PageRelease {
  const { uses, released, ...shown } = chosen;
  if (pointer.disabled) return { ...shown, unavailable: 'disabled', notice: pointer.disabled.reason };
  if (misfit(chosen, host) !== undefined) return { ...shown, unavailable: 'needs-newer-shell' };
  const own = ownCopies(chosen, host);
  return own.length === 0 ? shown : { ...shown, ownCopies: own };
}

/** The registry as it is sent to a page, with no more hashes than its first requests need. */
export function withoutLaterHashes(registry: PageRegistry): PageRegistry {
  return Object.fromEntries(Object.entries(registry).map(([name, release]) => [name, withFirstHashes(release)]));
}
