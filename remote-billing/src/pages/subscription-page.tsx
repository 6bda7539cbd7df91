import { useSignedInUser } from '@keydate/client';
import { FREE_ACTIVE_TRANSACTIONS, FREE_MEMBERS } from '@keydate/contracts/limits';
import { isSuperRole } from '@keydate/domain/roles';
import { Notice, PageHeading } from '@keydate/ui';

export default function SubscriptionPage() {
  const { role } = useSignedInUser();
  if (!isSuperRole(role)) {
    return (
      <>
        <PageHeading title="Subscription" />
        <Notice tone="info">Your company’s subscription is kept by its owner.</Notice>
      </>
    );
  }
  return (
    <>
      <PageHeading title="Subscription">Your company works with Keydate free of charge.</PageHeading>
      <Notice tone="info">
        What it may have at one time: {FREE_ACTIVE_TRANSACTIONS} active transaction and {FREE_MEMBERS} members. Closed
        transactions do not count. Plans with more room cannot be bought here yet.
      </Notice>
    </>
  );
}
