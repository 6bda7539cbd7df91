import { useOpenedDialog, useSignedInUser } from '@keydate/client';
import { canManageSubscription } from '@keydate/domain/company-permissions';
import { SubscribeElsewhere } from './subscribe-elsewhere';

/** What `openDialog('subscribe')` shows. Nothing until it is opened, and nothing for people who may not subscribe. */
export default function SubscribeDialog() {
  const opened = useOpenedDialog();
  const user = useSignedInUser();
  if (opened?.name !== 'subscribe' || !canManageSubscription(user)) return null;
  return <SubscribeElsewhere close={opened.close} />;
}
