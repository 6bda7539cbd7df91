import { paths } from '@keydate/client';
import { isSuperRole, type Role } from '@keydate/domain/roles';
import { findPage, type SitePage } from '@keydate/shell';
import type { IconGlyph } from '@keydate/ui';
import { CreditCard, LayoutDashboard, MessageSquare, Settings } from '@keydate/ui/icons';
import { copy } from './copy';

export interface NavigationItem {
  label: string;
  path: string;
  icon: IconGlyph;
  /** The slot at the entry, such as for a count. */
  slot?: string;
}

const subscription: NavigationItem = { label: copy.subscription, path: paths.subscription, icon: CreditCard };

/**
 * The entries of the sidebar (spec § 2.5), in order. Only super roles see the subscription, and nobody sees the entry of a
 * page that no remote has.
 */
export function navigationFor(role: Role, pages: readonly SitePage[]): NavigationItem[] {
  const entries = [
    { label: copy.dashboard, path: paths.dashboard, icon: LayoutDashboard },
    { label: copy.messages, path: paths.messages, icon: MessageSquare, slot: 'sidebarMessages' },
    { label: copy.setting, path: paths.settings, icon: Settings },
    ...(isSuperRole(role) ? [subscription] : []),
  ];
  return entries.filter(({ path }) => findPage(pages, 'member', path));
}

/** True if a page is of the same remote as an entry's page. The bell's page belongs to no entry. */
export function belongsToEntry(page: SitePage, entry: string, pages: readonly SitePage[]): boolean {
  return page.path !== paths.notifications && findPage(pages, 'member', entry)?.remote === page.remote;
}
