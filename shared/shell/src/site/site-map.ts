import type { Audience, PageRegistry } from '@keydate/contracts/registry';
import { isAtPath } from '@keydate/domain/page-path';

/** One page of one remote, as its card has it. */
export interface SitePage {
  remote: string;
  path: string;
  audiences: readonly Audience[];
  title: string;
}

/** Every page that the registry's remotes offer. */
export function siteMap(registry: PageRegistry): SitePage[] {
  return Object.entries(registry).flatMap(([remote, { card }]) =>
    Object.values(card.pages).map((page) => ({ remote, ...page })),
  );
}

/** The page that stands at a path for an audience; undefined when there is none. */
export function findPage(pages: readonly SitePage[], audience: Audience, pathname: string): SitePage | undefined {
  return pages.find((page) => page.audiences.includes(audience) && isAtPath(page.path, pathname));
}

/** Which remote fills each slot of the shell; where two offer to, the first by name. */
export function slotMap(registry: PageRegistry): ReadonlyMap<string, string> {
  const offers = Object.entries(registry).flatMap(([remote, { card }]) =>
    card.slots.map((slot) => [slot, remote] as const),
  );
  return new Map(offers.sort().reverse());
}
