import type { Audience } from '@keydate/contracts/registry';
import { FALLBACKS, findPage, type SitePage } from '@keydate/shell';
import { PageHeading } from '@keydate/ui';
import { Navigate, useLocation } from 'react-router-dom';

const PERSON_OF: Record<Audience, string> = {
  visitor: 'a visitor',
  withoutCompany: 'a person without a company',
  member: 'a member of a company',
};

/** Where the remote has no page: on to its own that the shell would show instead, or a word that it was left. */
export function Elsewhere({ pages, audience }: { pages: readonly SitePage[]; audience: Audience }) {
  const { pathname } = useLocation();
  const fallback = FALLBACKS[audience];
  if (findPage(pages, audience, fallback)) return <Navigate to={fallback} replace />;
  return (
    <PageHeading title="The remote was left">
      It has no page at <code>{pathname}</code> for {PERSON_OF[audience]}; in the product another remote has it.
    </PageHeading>
  );
}
