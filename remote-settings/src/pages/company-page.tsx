import { Stack } from '@keydate/ui';
import { ChooseContracts } from '../features/choose-contracts/choose-contracts';
import { ChooseDaysOff } from '../features/choose-days-off/choose-days-off';
import { ChooseEscalation } from '../features/choose-escalation/choose-escalation';
import { EditCompany } from '../features/edit-company/edit-company';
import { SettingLayout } from './setting-layout';

export default function CompanyPage() {
  return (
    <SettingLayout>
      <Stack gap={48}>
        <EditCompany />
        <ChooseDaysOff />
        <ChooseContracts />
        <ChooseEscalation />
      </Stack>
    </SettingLayout>
  );
}
