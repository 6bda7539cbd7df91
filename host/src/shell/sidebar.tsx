import { paths, session } from '@keydate/client';
import type { Role } from '@keydate/domain/roles';
import { Icon, Logo } from '@keydate/ui';
import { LogOut } from '@keydate/ui/icons';
import { Link, useLocation } from 'react-router-dom';
import { navigationFor } from './navigation';
import { Entry, Entries, HomeLink, MarkAlone, Side, WholeLogo } from './sidebar.styles';

interface SidebarProps {
  role: Role;
  /** Whether an entry's page and the page on the screen belong together. */
  isCurrent: (path: string) => boolean;
  /** Called when the person points at an entry. */
  onPoint: (path: string) => void;
}

/** Where a member can go, and the way out (spec § 2.5). */
export function Sidebar({ role, isCurrent, onPoint }: SidebarProps) {
  const { pathname } = useLocation();
  /** The entry of this very page, or of the part of the product that the page belongs to. */
  const currentAt = (path: string) => (path === pathname ? 'page' : isCurrent(path));

  return (
    <Side aria-label="Main">
      <HomeLink as={Link} to={paths.dashboard} aria-label="Keydate, home">
        <WholeLogo aria-hidden>
          <Logo />
        </WholeLogo>
        <MarkAlone aria-hidden>
          <Logo isMarkOnly />
        </MarkAlone>
      </HomeLink>
      <Entries>
        {navigationFor(role).map(({ label, path, icon }) => (
          <li key={path}>
            <Entry
              as={Link}
              to={path}
              title={label}
              aria-current={currentAt(path)}
              onPointerEnter={() => onPoint(path)}
              onFocus={() => onPoint(path)}
            >
              <Icon of={icon} />
              <span>{label}</span>
            </Entry>
          </li>
        ))}
        <li>
          <Entry as="button" type="button" title="Logout" onClick={() => session().logout()}>
            <Icon of={LogOut} />
            <span>Logout</span>
          </Entry>
        </li>
      </Entries>
    </Side>
  );
}
