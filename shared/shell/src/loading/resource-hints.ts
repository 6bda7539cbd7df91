import type { RemotePart } from '@keydate/client';
import type { PageRelease } from '@keydate/contracts/registry';
import { integrityOf } from '@keydate/contracts/releases/addresses';
import { isAtPath } from '@keydate/domain/page-path';

/**
 * Adds a `<link>` for every file that a part of a remote needs at a path, so that the browser fetches them all at once.
 * Without it they come one after the other: the entry, then what it imports, then what that imports.
 * @param rel `preload` for a page that is about to be shown, `prefetch` for one that may be
 */
export function addResourceHints(
  release: PageRelease,
  part: RemotePart,
  pathname: string,
  rel: 'preload' | 'prefetch',
): void {
  const key = part.kind === 'slot' ? part.slot : pageKey(release, pathname);
  const chunk = key === undefined ? undefined : release.chunks[key];
  const scripts = [release.entry, ...release.preload.scripts, ...(chunk?.scripts ?? [])];
  const styles = [...release.preload.styles, ...(chunk?.styles ?? [])];
  const add = (as: 'script' | 'style') => (href: string) => {
    const integrity = integrityOf(release, href);
    // a preload without the hash is not used: the entry, which has it, asks for the file
    if (rel === 'preload' && release.integrity && integrity === undefined) return;
    addHint({ rel, as, href, ...(release.integrity && { crossOrigin: 'anonymous', integrity: integrity ?? '' }) });
  };
  scripts.forEach(add('script'));
  styles.forEach(add('style'));
}

function pageKey({ card }: PageRelease, pathname: string): string | undefined {
  return Object.entries(card.pages).find(([, { path }]) => isAtPath(path, pathname))?.[0];
}

/**
 * One hint for each file, of any `rel`: the server's HTML already has hints for its own page, and a remote that
 * hangs must not occupy more of the browser's few connections than it has files.
 */
function addHint(hint: { rel: 'preload' | 'prefetch'; as: 'script' | 'style'; href: string }): void {
  const hasHint = [...document.head.querySelectorAll('link')].some((link) => link.getAttribute('href') === hint.href);
  if (!hasHint) document.head.append(Object.assign(document.createElement('link'), hint));
}
