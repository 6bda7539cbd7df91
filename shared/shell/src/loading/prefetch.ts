import type { RemotePart } from '@keydate/client';
import type { RemoteRelease } from '@keydate/contracts/registry';
import { isAtPath } from '@keydate/domain/page-path';

/**
 * Has the browser fetch all files that a part of a remote needs at a path, at once. Left to themselves they come one
 * after the other: the entry, what it asks for, what that asks for.
 * @param urgency `preload` for what is about to be shown, `prefetch` for what may be
 */
export function prefetch(
  release: RemoteRelease,
  part: RemotePart,
  pathname: string,
  urgency: 'preload' | 'prefetch',
): void {
  const key = part.kind === 'slot' ? part.slot : pageKey(release, pathname);
  const own = key === undefined ? undefined : release.chunks[key];
  const scripts = [release.entry, ...release.preload.scripts, ...(own?.scripts ?? [])];
  const styles = [...release.preload.styles, ...(own?.styles ?? [])];
  for (const href of scripts) ask(href, 'script', urgency);
  for (const href of styles) ask(href, 'style', urgency);
}

function pageKey({ card }: RemoteRelease, pathname: string): string | undefined {
  return Object.entries(card.pages).find(([, { path }]) => isAtPath(path, pathname))?.[0];
}

/**
 * Once for each file, whatever the urgency: the page that the server rendered has asked for its own already, and a
 * remote that hangs may not hold more of the browser's few connections than it has files.
 */
function ask(href: string, as: string, rel: string): void {
  const isAsked = [...document.head.querySelectorAll('link')].some((link) => link.getAttribute('href') === href);
  if (!isAsked) document.head.append(Object.assign(document.createElement('link'), { rel, as, href }));
}
