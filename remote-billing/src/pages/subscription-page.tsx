import { useSignedInUser } from '@keydate/client';
import { canManageSubscription } from '@keydate/domain/company-permissions';
import { Notice, PageHeading, Stack } from '@keydate/ui';
import { useState } from 'react';
import { ReturnFromPayment } from '../features/return-from-payment/return-from-payment';
import { takeToken } from '../features/return-from-payment/take-token';
import { copy } from './copy';
import { Pricing } from './pricing';

/** Spec § 2.9; for super roles alone. Nobody else gets as far as a call. */
export default function SubscriptionPage() {
  const user = useSignedInUser();
  const [token] = useState(takeToken);
  if (!canManageSubscription(user)) {
    return (
      <>
        <PageHeading title={copy.title} />
        <Notice>{copy.notTheOwner}</Notice>
      </>
    );
  }
  return (
    <Stack gap={24}>
      {token !== null && <ReturnFromPayment token={token} />}
      <Pricing />
    </Stack>
  );
}
