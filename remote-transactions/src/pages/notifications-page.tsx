import { PageHeading } from '@keydate/ui';
import { ReadNotifications } from '../features/read-notifications/read-notifications';
import { copy } from './copy';

/** The person's reminders in the app. */
export default function NotificationsPage() {
  return (
    <>
      <PageHeading title={copy.notifications} />
      <ReadNotifications />
    </>
  );
}
