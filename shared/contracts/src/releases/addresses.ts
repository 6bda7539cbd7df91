import type { RemoteRelease } from '../registry';

type Hashes = Pick<RemoteRelease, 'integrity'>;
type Files = Pick<RemoteRelease, 'entry' | 'preload' | 'chunks'>;
type Slots = { card: Pick<RemoteRelease['card'], 'slots'> };

/** The hash of the file at an address; undefined if the release has none of it. */
export function integrityOf({ integrity = {} }: Hashes, address: string): string | undefined {
  const name = nameAt(address);
  return Object.hasOwn(integrity, name) ? integrity[name] : undefined;
}

function nameAt(address: string): string {
  return address.slice(address.lastIndexOf('/') + 1);
}

/**
 * The release with the hashes of its entry, of what each of its pages needs, and of its slots, which every page shows. The HTML has
 * those of its own page, and the entry those of all other files.
 */
export function withFirstHashes<Release extends Files & Hashes & Slots>(release: Release): Release {
  if (!release.integrity) return release;
  const ofSlots = release.card.slots.map((slot) => release.chunks[slot]);
  const first = [release.preload, ...ofSlots].flatMap((files) => [...(files?.scripts ?? []), ...(files?.styles ?? [])]);
  const names = new Set([release.entry, ...first].map(nameAt));
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
