import { useSignedInUser } from '@keydate/client';
import { Grid, Notice, PageHeading, Stack } from '@keydate/ui';
import { CompanyCard } from '../features/see-profile/company-card';
import { PersonCard } from '../features/see-profile/person-card';
import { copy } from './copy';

export default function SettingPage() {
  const user = useSignedInUser();
  return (
    <Stack gap={24}>
      <PageHeading title={copy.title}>{copy.lede}</PageHeading>
      <Grid columns={2}>
        {user.company && <CompanyCard company={user.company} />}
        <PersonCard user={user} />
      </Grid>
      <Notice tone="info">{copy.readOnly}</Notice>
    </Stack>
  );
}
