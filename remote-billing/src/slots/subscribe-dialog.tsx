import { useOpenedDialog, useSignedInUser } from '@keydate/client';
import { canManageSubscription } from '@keydate/domain/company-permissions';
import { SubscribeElsewhere } from './subscribe-elsewhere';

/** The dialog of `openDialog('subscribe')`. It shows nothing until then, and nothing to people who may not subscribe. */
export default function SubscribeDialog() {
  const opened = useOpenedDialog();
  const user = useSignedInUser();
  if (opened?.name !== 'subscribe' || !canManageSubscription(user)) return null;
  return <SubscribeElsewhere close={opened.close} />;
}
