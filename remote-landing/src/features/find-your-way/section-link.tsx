import { paths } from '@keydate/client';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { SectionId } from './sections';

/** A link to a section of the landing page: scrolls there when the page is open, else goes to it. */
export function SectionLink({ to, children }: { to: SectionId; children: ReactNode }) {
  const { pathname } = useLocation();

  function handleClick() {
    // how it moves is the style sheet's matter: smooth, or at once under prefers-reduced-motion
    if (pathname === paths.home) document.getElementById(to)?.scrollIntoView();
  }

  return (
    <Link to={{ pathname: paths.home, hash: to }} onClick={handleClick}>
      {children}
    </Link>
  );
}
