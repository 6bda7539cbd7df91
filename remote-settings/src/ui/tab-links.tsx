import { media, tokens } from '@keydate/ui';
import { Link, useLocation } from 'react-router-dom';
import { styled } from 'styled-components';

interface TabLinksProps {
  label: string;
  tabs: readonly { path: string; title: string }[];
}

/** Tabs that are links, because each has an address of its own. */
export function TabLinks({ label, tabs }: TabLinksProps) {
  const { pathname } = useLocation();
  const current = pathname.toLowerCase().replace(/\/$/, '');
  return (
    <nav aria-label={label}>
      <Tabs>
        {tabs.map(({ path, title }) => (
          <li key={path}>
            <Link to={path} aria-current={path === current ? 'page' : undefined}>
              {title}
            </Link>
          </li>
        ))}
      </Tabs>
    </nav>
  );
}

const Tabs = styled.ul`
  display: flex;
  gap: 0 ${tokens.gap[24]};
  border-bottom: 1px solid ${tokens.color.rule};

  a {
    display: flex;
    align-items: center;
    min-height: ${tokens.controlHeight};
    margin-bottom: -1px;
    padding: 0 2px;
    border-bottom: 2px solid transparent;
    color: ${tokens.color.softInk};
    font-size: ${tokens.size[14]};
    font-weight: 550;
    text-decoration: none;

    &:hover {
      color: ${tokens.color.ink};
    }

    &[aria-current] {
      color: ${tokens.color.ink};
      border-bottom-color: ${tokens.color.primary};
    }
  }

  /* all four in sight, rather than two of them beyond the edge */
  ${media.phone} {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;
