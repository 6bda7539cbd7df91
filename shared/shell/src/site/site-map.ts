import type { NavigationEntry } from '@keydate/contracts/navigation';
import type { Audience, PageRegistry, PageShape, RemoteCard } from '@keydate/contracts/registry';
import { isAtPath } from '@keydate/domain/page-path';

/** One page of one remote, from its card. */
export interface SitePage {
  remote: string;
  path: string;
  audiences: readonly Audience[];
  title: string;
  shape?: PageShape | undefined;
  /** True if this page does not carry the remote: the address is loaded as a page of its own. */
  isElsewhere?: boolean;
}

/** Remotes by name, those that the page carries and others. */
type Listed = Record<string, { card: Pick<RemoteCard, 'pages' | 'navigation'>; entry?: string | undefined }>;

/** Every page that the registry's remotes offer. */
export function siteMap(registry: Listed): SitePage[] {
  return Object.entries(registry).flatMap(([remote, { card }]) =>
    Object.values(card.pages).map((page) => ({ remote, ...page })),
  );
}

/** An entry that a remote adds to the sidebar. */
export interface SiteEntry extends Omit<NavigationEntry, 'page' | 'icon'> {
  path: string;
  /** A name of `@keydate/ui/icons`, or the address of an SVG file. */
  icon: { kind: 'named'; name: string } | { kind: 'drawn'; address: string };
}

/** The entries that remotes add to the sidebar, in their order. One of a page that its card does not have is left out. */
export function siteEntries(registry: Listed): SiteEntry[] {
  return Object.values(registry)
    .flatMap(({ card, entry = '' }) =>
      (card.navigation ?? []).flatMap(({ page, icon, ...shown }): SiteEntry[] => {
        const opened = Object.hasOwn(card.pages, page) ? card.pages[page] : undefined;
        const address = entry.slice(0, entry.lastIndexOf('/') + 1) + icon;
        return opened
          ? [
              {
                ...shown,
                path: opened.path,
                icon: icon.endsWith('.svg') ? { kind: 'drawn', address } : { kind: 'named', name: icon },
              },
            ]
          : [];
      }),
    )
    .sort((one, other) => (one.order ?? LAST) - (other.order ?? LAST) || one.title.localeCompare(other.title));
}

/** Of an entry without an order. */
const LAST = 1000;

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
