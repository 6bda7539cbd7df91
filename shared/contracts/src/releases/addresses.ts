import type { RemoteRelease } from '../registry';

type Hashes = Pick<RemoteRelease, 'integrity'>;
type Files = Pick<RemoteRelease, 'entry' | 'preload' | 'chunks'>;

/** The hash of the file at an address; undefined if the release has none of it. */
export function integrityOf({ integrity = {} }: Hashes, address: string): string | undefined {
  const name = nameAt(address);
  return Object.hasOwn(integrity, name) ? integrity[name] : undefined;
}

function nameAt(address: string): string {
  return address.slice(address.lastIndexOf('/') + 1);
}

/** The release with the hashes of its entry and of what each of its pages needs: its entry has the hashes of all other files. */
export function withFirstHashes<Release extends Files & Hashes>(release: Release): Release {
  if (!release.integrity) return release;
  const first = [release.entry, ...release.preload.scripts, ...release.preload.styles];
  const names = new Set(first.map(nameAt));
  const hashes = Object.entries(release.integrity).filter(([name]) => names.has(name));
  return { ...release, integrity: Object.fromEntries(hashes) };
}

/** The release with the addresses that its files have at `origin`; by default where its squad has them, or as they are. */
export function atOrigin<Release extends Files & { origin?: string | undefined }>(
  release: Release,
  origin = release.origin,
): Release {
  if (origin === undefined) return release;
  const there = (address: string) => origin + new URL(address, origin).pathname;
  const allThere = ({ scripts, styles }: Files['preload']) => ({
    scripts: scripts.map(there),
    styles: styles.map(there),
  });
  const chunks = Object.entries(release.chunks).map(([key, files]) => [key, allThere(files)] as const);
  return {
    ...release,
    entry: there(release.entry),
    preload: allThere(release.preload),
    chunks: Object.fromEntries(chunks),
  };
}
