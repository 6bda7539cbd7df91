import { EditCompany } from '../features/edit-company/edit-company';
import { SettingLayout } from './setting-layout';

export default function CompanyPage() {
  return (
    <SettingLayout>
      <EditCompany />
    </SettingLayout>
  );
}
