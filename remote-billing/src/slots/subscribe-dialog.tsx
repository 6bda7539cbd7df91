import { useOpenedDialog, useSignedInUser } from '@keydate/client';
import { canManageSubscription } from '@keydate/domain/company-permissions';
import { SubscribeElsewhere } from './subscribe-elsewhere';

/** What `openDialog('subscribe')` shows: nothing until somebody opens it, and nothing to who may not subscribe. */
export default function SubscribeDialog() {
  const opened = useOpenedDialog();
  const user = useSignedInUser();
  if (opened?.name !== 'subscribe' || !canManageSubscription(user)) return null;
  return <SubscribeElsewhere close={opened.close} />;
}
