import { paths } from '@keydate/client';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { SectionId } from './sections';

/** A link to a section of the landing page, from any page. The landing page scrolls it into view. */
export function SectionLink({ to, children }: { to: SectionId; children: ReactNode }) {
  return <Link to={{ pathname: paths.home, hash: to }}>{children}</Link>;
}
