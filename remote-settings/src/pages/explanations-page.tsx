import { EditExplanations } from '../features/edit-explanations/edit-explanations';
import { SettingLayout } from './setting-layout';

export default function ExplanationsPage() {
  return (
    <SettingLayout>
      <EditExplanations />
    </SettingLayout>
  );
}
