import { paths, requestLogout, usePageLoaded } from '@keydate/client';
import type { Role } from '@keydate/domain/roles';
import { RemoteSlot, useRemotes } from '@keydate/shell';
import { Icon, Logo } from '@keydate/ui';
import { LogOut } from '@keydate/ui/icons';
import { Link, useLocation } from 'react-router-dom';
import { copy } from './copy';
import { EntryIcon } from './entry-icon';
import { navigationFor } from './navigation';
import { Beside, Entry, Entries, HomeLink, MarkAlone, Side, WholeLogo } from './sidebar.styles';

interface SidebarProps {
  role: Role;
  /** True if the page on the screen belongs to an entry. */
  isCurrent: (path: string) => boolean;
  /** Called when the person points at an entry or focuses it. */
  onPoint: (path: string) => void;
}

/** The navigation of a member, and Logout (spec § 2.5). */
export function Sidebar({ role, isCurrent, onPoint }: SidebarProps) {
  const { pathname } = useLocation();
  const remotes = useRemotes();
  // the person can read the page without the slots, so they load after it
  const isPageLoaded = usePageLoaded();
  const items = navigationFor(role, remotes);
  /** The first one, where a page belongs to several: a remote may have more than one entry. */
  const current = (items.find(({ path }) => path === pathname) ?? items.find(({ path }) => isCurrent(path)))?.path;
  /** `page` for the entry of this page; true for the entry whose part of the product the page belongs to. */
  const currentAt = (path: string) => (path === pathname ? 'page' : path === current);

  return (
    <Side aria-label={copy.mainNavigation}>
      <HomeLink as={Link} to={paths.dashboard} aria-label={copy.home}>
        <WholeLogo aria-hidden>
          <Logo />
        </WholeLogo>
        <MarkAlone aria-hidden>
          <Logo isMarkOnly />
        </MarkAlone>
      </HomeLink>
      <Entries>
        {items.map(({ label, path, icon, slot }) => (
          <li key={path}>
            <Entry
              as={Link}
              to={path}
              title={label}
              aria-current={currentAt(path)}
              onPointerEnter={() => onPoint(path)}
              onFocus={() => onPoint(path)}
            >
              <EntryIcon of={icon} />
              <span>{label}</span>
            </Entry>
            {slot && isPageLoaded && (
              <Beside>
                <RemoteSlot slot={slot} />
              </Beside>
            )}
          </li>
        ))}
        <li>
          <Entry as="button" type="button" title={copy.logOut} onClick={() => void requestLogout()}>
            <Icon of={LogOut} />
            <span>{copy.logOut}</span>
          </Entry>
        </li>
      </Entries>
    </Side>
  );
}
