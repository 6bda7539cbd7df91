import { paths } from '@keydate/client';
import { isSuperRole, type Role } from '@keydate/domain/roles';
import type { IconGlyph } from '@keydate/ui';
import { CreditCard, LayoutDashboard, MessageSquare, Settings } from '@keydate/ui/icons';

export interface NavigationItem {
  label: string;
  path: string;
  icon: IconGlyph;
}

const subscription: NavigationItem = { label: 'Subscription', path: paths.subscription, icon: CreditCard };

/** The entries of the sidebar (spec § 2.5), in its order: super roles alone have a subscription. */
export function navigationFor(role: Role): NavigationItem[] {
  return [
    { label: 'Dashboard', path: paths.dashboard, icon: LayoutDashboard },
    { label: 'Messages', path: paths.messages, icon: MessageSquare },
    { label: 'Setting', path: paths.settings, icon: Settings },
    ...(isSuperRole(role) ? [subscription] : []),
  ];
}
