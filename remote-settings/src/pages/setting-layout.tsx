import { useSignedInUser } from '@keydate/client';
import { Card, Grid, media, PageHeading, Stack } from '@keydate/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import card from '../../remote.json';
import { useCurrentUser } from '../api/current-user';
import { LeaveGuard } from '../editing/leave-guard';
import { CompanyCard } from '../features/see-profile/company-card';
import { PersonCard } from '../features/see-profile/person-card';
import { TabLinks } from '../ui/tab-links';
import { copy } from './copy';

const TABS = Object.values(card.pages).map(({ path, title }) => ({ path, title }));

/**
 * The common parts of the settings: the two cards and the four tabs, each tab at an address of its own (spec § 2.12). A phone
 * shows the tabs and what they open first.
 */
export function SettingLayout({ children }: { children: ReactNode }) {
  const user = useSignedInUser();
  useCurrentUser();
  return (
    <Stack gap={24}>
      <PageHeading title={copy.title}>{copy.lede}</PageHeading>
      <Cards columns={2} gap={16}>
        {user.company && <CompanyCard company={user.company} role={user.role} />}
        <PersonCard user={user} />
      </Cards>
      <TabLinks label={copy.tabs} tabs={TABS} />
      <LeaveGuard>
        <Card>{children}</Card>
      </LeaveGuard>
    </Stack>
  );
}

const Cards = styled(Grid)`
  align-items: start;

  ${media.phone} {
    order: 1;
  }
`;
