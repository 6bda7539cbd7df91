import { paths } from '@keydate/client';
import { IconButton, tokens } from '@keydate/ui';
import { Menu, X } from '@keydate/ui/icons';
import { useEffect, useId, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { copy } from './copy';

/**
 * On small screens a menu icon opens Login and Signup (spec § 2.2). Opening moves the focus to the first link. Escape
 * closes the menu and moves the focus back to the icon. A press or focus outside closes it and leaves the focus there.
 */
export function PhoneMenu() {
  const [isOpen, setOpen] = useState(false);
  const listId = useId();
  const menu = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const firstLink = useRef<HTMLAnchorElement>(null);

  useEffect(() => {
    if (!isOpen) return undefined;
    firstLink.current?.focus();
    const handlePress = ({ target }: PointerEvent) => {
      if (target instanceof Node && !menu.current?.contains(target)) setOpen(false);
    };
    document.addEventListener('pointerdown', handlePress);
    return () => document.removeEventListener('pointerdown', handlePress);
  }, [isOpen]);

  function handleKey({ key }: KeyboardEvent) {
    if (key !== 'Escape' || !isOpen) return;
    setOpen(false);
    button.current?.focus();
  }
  function handleBlur({ relatedTarget, currentTarget }: FocusEvent) {
    // without a target nothing got the focus: a press, which handlePress handles
    if (relatedTarget && !currentTarget.contains(relatedTarget)) setOpen(false);
  }

  return (
    <div ref={menu} onKeyDown={handleKey} onBlur={handleBlur}>
      <IconButton
        ref={button}
        icon={isOpen ? X : Menu}
        label={isOpen ? copy.closeMenu : copy.openMenu}
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setOpen(!isOpen)}
      />
      <List id={listId} hidden={!isOpen}>
        <li>
          <Link ref={firstLink} to={paths.signIn}>
            {copy.login}
          </Link>
        </li>
        <li>
          <Link to={paths.signUp}>{copy.signup}</Link>
        </li>
      </List>
    </div>
  );
}

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
