import { remoteName, remoteRelease, type PageRegistry, type PageRelease } from '@keydate/contracts/registry';
import { atOrigin } from '@keydate/contracts/releases/addresses';
import { PRESENTATION } from '@keydate/contracts/releases/presentation';
import { fetchRegistry, log } from '@keydate/shell';

/** A release of a remote that a tab shows in place of the live one. */
export interface Override {
  /** As in the address: `billing@1a2b3c4d5e6f`, or `billing@https://other.example`. */
  text: string;
  name: string;
  /** The id of a release that the server holds, or the origin of another Keydate. */
  target: { release: string } | { origin: string };
}

/** Reads `billing@…`; null where it names no remote, or neither a release nor an origin. */
export function readOverride(text: string): Override | null {
  const [, nameText, target = ''] = /^([^@]*)@(.*)$/s.exec(text) ?? [];
  const name = remoteName.safeParse(nameText).data;
  if (name === undefined) return null;
  if (/^https?:/.test(target) && URL.canParse(target))
    return { text, name, target: { origin: new URL(target).origin } };
  const release = remoteRelease.shape.release.safeParse(target).data;
  return release === undefined ? null : { text, name, target: { release } };
}

/**
 * The release that an override names. Undefined where the server does not hold it, it does not fit, or its origin is not allowed
 * or has none.
 */
export async function findRelease(
  { text, name, target }: Override,
  origins: readonly string[],
): Promise<PageRelease | undefined> {
  try {
    if ('release' in target) {
      const found = (await fetchRegistry(`/registry.json?mfe=${encodeURIComponent(text)}`))[name];
      // one that the server withholds is that of everybody
      return found?.release === target.release && found.unavailable === undefined ? found : undefined;
    }
    if (!origins.includes(target.origin)) return undefined;
    return lentRelease(await fetchRegistry(`${target.origin}/registry.json`), name, target.origin);
  } catch (error) {
    log(`${text} could not be found.`, error);
    return undefined;
  }
}

/**
 * A release of another Keydate: all its files are there. The host there has checked that it fits. A remote that is switched off
 * there can still be shown here. Nobody compared its packages with this host's, so it uses its own copies.
 */
function lentRelease(registry: PageRegistry, name: string, origin: string): PageRelease | undefined {
  const lent = registry[name];
  if (!lent) return undefined;
  const { unavailable, notice, ...release } = lent;
  return { ...atOrigin(release, origin), ownCopies: [...PRESENTATION] };
}
