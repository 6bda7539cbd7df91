import { useSignedInUser } from '@keydate/client';
import { canManageSubscription } from '@keydate/domain/company-permissions';
import { Notice, PageHeading } from '@keydate/ui';
import { copy } from './copy';
import { Pricing } from './pricing';

/** Spec § 2.9; for super roles alone. Nobody else gets as far as a call. */
export default function SubscriptionPage() {
  const user = useSignedInUser();
  if (!canManageSubscription(user)) {
    return (
      <>
        <PageHeading title={copy.title} />
        <Notice>{copy.notTheOwner}</Notice>
      </>
    );
  }
  return <Pricing />;
}
