import { paths } from '@keydate/client';
import { IconButton, media, tokens } from '@keydate/ui';
import { Menu, X } from '@keydate/ui/icons';
import { useEffect, useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

/** On small screens a menu icon opens Login and Signup (spec § 2.2). Escape closes it. */
export function PhoneMenu() {
  const [isOpen, setOpen] = useState(false);
  const listId = useId();

  useEffect(() => {
    if (!isOpen) return undefined;
    const closeOnEscape = (event: KeyboardEvent) => event.key === 'Escape' && setOpen(false);
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, [isOpen]);

  return (
    <Place>
      <IconButton
        icon={isOpen ? X : Menu}
        label={isOpen ? 'Close menu' : 'Open menu'}
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setOpen(!isOpen)}
      />
      {isOpen && (
        <List id={listId}>
          <li>
            <Link to={paths.signIn}>Login</Link>
          </li>
          <li>
            <Link to={paths.signUp}>Signup</Link>
          </li>
        </List>
      )}
    </Place>
  );
}

const Place = styled.div`
  display: none;
  margin-left: auto;

  ${media.compact} {
    display: block;
  }
`;

const List = styled.ul`
  position: absolute;
  top: calc(100% - ${tokens.gap[8]});
  right: ${tokens.gap[16]};
  min-width: 200px;
  margin: 0;
  padding: ${tokens.gap[8]};
  border: 1px solid ${tokens.color.rule};
  border-radius: ${tokens.radius.card};
  background: ${tokens.color.card};
  box-shadow: ${tokens.shadow};
  list-style: none;

  a {
    display: block;
    padding: ${tokens.gap[12]};
    border-radius: ${tokens.radius.control};
    color: inherit;
    text-decoration: none;
  }

  a:hover {
    background: ${tokens.color.sunken};
  }
`;
