import { sentenceOf, useSignedInUser, type DialogOutcome } from '@keydate/client';
import type { HeldPlan } from '@keydate/domain/plan-button';
import { LoadFailed, Spinner } from '@keydate/ui';
import { Dialog } from '@keydate/ui/overlays';
import { useEffect, useState } from 'react';
import { useBillingOverview } from '../api/get-overview';
import { usePlans } from '../api/list-plans';
import { refreshBillingQuietly } from '../api/refresh-billing';
import { heldPlanOf } from '../domain/held-plan';
import type { Plan } from '../domain/plan';
import { BuyPlan } from '../features/buy-plan/buy-plan';
import { PickPlan } from '../features/pick-plan/pick-plan';
import { copy } from './copy';

interface SubscribeElsewhereProps {
  close: (outcome: DialogOutcome) => void;
}

/** Buying a plan over the page of another remote: the plan is picked first, and the person stays on the page. */
export function SubscribeElsewhere({ close }: SubscribeElsewhereProps) {
  const user = useSignedInUser();
  const plans = usePlans();
  const overview = useBillingOverview();
  const [purchase, setPurchase] = useState<{ plan: Plan; held: HeldPlan | null; isTrialOffered: boolean }>();
  const error = plans.error ?? overview.error;
  // the limit is often reached in a tab that was open when the plan ended, and that still shows the old plan
  useEffect(() => refreshBillingQuietly(), []);

  if (purchase) {
    return (
      <BuyPlan
        {...purchase}
        mayLeave={false}
        onClose={() => close('closed')}
        onOutdated={() => setPurchase(undefined)}
        onBought={() => close('done')}
      />
    );
  }
  if (!plans.data || !overview.data) {
    return (
      <Dialog isOpen title={copy.title} onClose={() => close('closed')}>
        {error ? (
          <LoadFailed onRetry={() => void Promise.all([plans.refetch(), overview.refetch()])}>
            {sentenceOf(error)}
          </LoadFailed>
        ) : (
          <Spinner label={copy.loading} />
        )}
      </Dialog>
    );
  }
  const held = heldPlanOf(user, overview.data);
  const { isTrialOffered } = overview.data;
  return (
    <PickPlan
      plans={plans.data}
      held={held}
      use={overview.data.use}
      onPick={(plan) => setPurchase({ plan, held, isTrialOffered })}
      onClose={() => close('closed')}
    />
  );
}
