import type { Audience, PageRegistry, PageShape } from '@keydate/contracts/registry';
import { isAtPath } from '@keydate/domain/page-path';

/** One page of one remote, from its card. */
export interface SitePage {
  remote: string;
  path: string;
  audiences: readonly Audience[];
  title: string;
  shape?: PageShape | undefined;
}

/** Every page that the registry's remotes offer. */
export function siteMap(registry: PageRegistry): SitePage[] {
  return Object.entries(registry).flatMap(([remote, { card }]) =>
    Object.values(card.pages).map((page) => ({ remote, ...page })),
  );
}

/** An audience's page at a path; undefined when there is none. */
export function findPage(pages: readonly SitePage[], audience: Audience, pathname: string): SitePage | undefined {
  return pages.find((page) => page.audiences.includes(audience) && isAtPath(page.path, pathname));
}

/** By slot of the shell: the remote that fills it. If two remotes do, the first by name. */
export function slotMap(registry: PageRegistry): ReadonlyMap<string, string> {
  const fillers = Object.entries(registry).flatMap(([remote, { card }]) =>
    card.slots.map((slot) => [slot, remote] as const),
  );
  return new Map(fillers.sort().reverse());
}
