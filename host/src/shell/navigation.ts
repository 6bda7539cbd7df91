import { paths } from '@keydate/client';
import { isSuperRole, type Role } from '@keydate/domain/roles';
import { findPage, type SiteEntry, type SitePage } from '@keydate/shell';
import type { IconGlyph } from '@keydate/ui';
import { CreditCard, LayoutDashboard, MessageSquare, Settings } from '@keydate/ui/icons';
import { copy } from './copy';

export interface NavigationItem {
  label: string;
  path: string;
  icon: { kind: 'own'; glyph: IconGlyph } | SiteEntry['icon'];
  /** The slot at the entry, such as for a count. */
  slot?: string;
}

const subscription: NavigationItem = {
  label: copy.subscription,
  path: paths.subscription,
  icon: { kind: 'own', glyph: CreditCard },
};

/**
 * The entries of the sidebar, in order: those of spec § 2.5, and those that remotes add, at the end or after the one that they name. Only super roles see the
 * subscription, and nobody sees the entry of a page that no remote has.
 */
export function navigationFor(
  role: Role,
  { pages, entries: added }: { pages: readonly SitePage[]; entries: readonly SiteEntry[] },
): NavigationItem[] {
  const fixed: NavigationItem[] = [
    { label: copy.dashboard, path: paths.dashboard, icon: { kind: 'own', glyph: LayoutDashboard } },
    {
      label: copy.messages,
      path: paths.messages,
      icon: { kind: 'own', glyph: MessageSquare },
      slot: 'sidebarMessages',
    },
    { label: copy.setting, path: paths.settings, icon: { kind: 'own', glyph: Settings } },
    ...(isSuperRole(role) ? [subscription] : []),
  ];
  const taken = new Set(fixed.map(({ path }) => path));
  const more = added.filter(({ path, superRolesOnly }) => !taken.has(path) && (!superRolesOnly || isSuperRole(role)));
  const addedAfter = (place: string | undefined): NavigationItem[] =>
    more
      .filter(({ after }) => after === place)
      .map(({ title: label, path, icon, slot }) => ({ label, path, icon, ...(slot && { slot }) }));
  return [...fixed.flatMap((item) => [item, ...addedAfter(item.label)]), ...addedAfter(undefined)].filter(({ path }) =>
    findPage(pages, 'member', path),
  );
}

/** True if a page is of the same remote as an entry's page. The bell's page belongs to no entry. */
export function belongsToEntry(page: SitePage, entry: string, pages: readonly SitePage[]): boolean {
  return page.path !== paths.notifications && findPage(pages, 'member', entry)?.remote === page.remote;
}
