import { Stack } from '@keydate/ui';
import { ChangePassword } from '../features/change-password/change-password';
import { ChooseAppearance } from '../features/choose-appearance/choose-appearance';
import { ChooseReminders } from '../features/choose-reminders/choose-reminders';
import { EditPerson } from '../features/edit-person/edit-person';
import { ManageSessions } from '../features/manage-sessions/manage-sessions';
import { SubscribeCalendar } from '../features/subscribe-calendar/subscribe-calendar';
import { SettingLayout } from './setting-layout';

export default function PersonalPage() {
  return (
    <SettingLayout>
      <Stack gap={48}>
        <EditPerson action={<ChangePassword />} />
        <ChooseReminders />
        <SubscribeCalendar />
        <ChooseAppearance />
        <ManageSessions />
      </Stack>
    </SettingLayout>
  );
}
