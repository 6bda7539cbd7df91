import { useSignedInUser } from '@keydate/client';
import { isSuperRole } from '@keydate/domain/roles';
import { Notice, PageHeading } from '@keydate/ui';
import { PresentPlan } from '../features/see-subscription/present-plan';

export default function SubscriptionPage() {
  const { role, subscriptions } = useSignedInUser();
  return (
    <>
      <PageHeading title="Subscription" />
      {isSuperRole(role) ? (
        <PresentPlan subscription={subscriptions} />
      ) : (
        <Notice tone="info">Your company’s subscription is kept by its owner.</Notice>
      )}
    </>
  );
}
