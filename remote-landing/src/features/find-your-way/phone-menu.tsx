import { paths } from '@keydate/client';
import { IconButton, tokens } from '@keydate/ui';
import { Menu, X } from '@keydate/ui/icons';
import { useEffect, useId, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

/**
 * On small screens a menu icon opens Login and Signup (spec § 2.2). The focus goes in; Escape closes it and takes the
 * focus back; so does whatever leads out of it, which keeps the focus where it went.
 */
export function PhoneMenu() {
  const [isOpen, setOpen] = useState(false);
  const listId = useId();
  const place = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const firstLink = useRef<HTMLAnchorElement>(null);

  useEffect(() => {
    if (!isOpen) return undefined;
    firstLink.current?.focus();
    const handlePress = ({ target }: PointerEvent) => {
      if (target instanceof Node && !place.current?.contains(target)) setOpen(false);
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
    // without a target nothing took the focus: a press, which is looked at above
    if (relatedTarget && !currentTarget.contains(relatedTarget)) setOpen(false);
  }

  return (
    <div ref={place} onKeyDown={handleKey} onBlur={handleBlur}>
      <IconButton
        ref={button}
        icon={isOpen ? X : Menu}
        label={isOpen ? 'Close menu' : 'Open menu'}
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setOpen(!isOpen)}
      />
      <List id={listId} hidden={!isOpen}>
        <li>
          <Link ref={firstLink} to={paths.signIn}>
            Login
          </Link>
        </li>
        <li>
          <Link to={paths.signUp}>Signup</Link>
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
