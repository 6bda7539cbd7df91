import { useSignedInUser } from '@keydate/client';
import { isSuperRole } from '@keydate/domain/roles';
import { Notice, PageHeading } from '@keydate/ui';
import { copy } from '../features/see-subscription/copy';
import { CurrentPlan } from '../features/see-subscription/current-plan';

export default function SubscriptionPage() {
  const { role, subscriptions } = useSignedInUser();
  return (
    <>
      <PageHeading title={copy.title} />
      {isSuperRole(role) ? (
        <CurrentPlan subscription={subscriptions} />
      ) : (
        <Notice tone="info">{copy.notTheOwner}</Notice>
      )}
    </>
  );
}
