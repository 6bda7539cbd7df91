import { useSignedInUser } from '@keydate/client';
import { Grid, Notice, PageHeading, Stack } from '@keydate/ui';
import { CompanyCard } from '../features/see-profile/company-card';
import { PersonCard } from '../features/see-profile/person-card';

export default function SettingPage() {
  const user = useSignedInUser();
  return (
    <Stack gap={24}>
      <PageHeading title="Setting">What Keydate knows of you and your company.</PageHeading>
      <Grid columns={2}>
        {user.company && <CompanyCard company={user.company} />}
        <PersonCard user={user} />
      </Grid>
      <Notice tone="info">These details can be read here; changing them is not part of Keydate yet.</Notice>
    </Stack>
  );
}
