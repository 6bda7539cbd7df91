import { Stack } from '@keydate/ui';
import { ChooseDaysOff } from '../features/choose-days-off/choose-days-off';
import { EditCompany } from '../features/edit-company/edit-company';
import { SettingLayout } from './setting-layout';

export default function CompanyPage() {
  return (
    <SettingLayout>
      <Stack gap={48}>
        <EditCompany />
        <ChooseDaysOff />
      </Stack>
    </SettingLayout>
  );
}
