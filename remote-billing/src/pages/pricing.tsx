import { paths, sentenceOf, useSignedInUser } from '@keydate/client';
import type { HeldPlan } from '@keydate/domain/plan-button';
import { ErrorPage, Grid, PageHeading, Stack } from '@keydate/ui';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useBillingOverview } from '../api/get-overview';
import { usePlans } from '../api/list-plans';
import { chargeUnderWay, hasMethod, heldPlanOf, heldUntil } from '../domain/held-plan';
import type { Plan } from '../domain/plan';
import { BuyPlan } from '../features/buy-plan/buy-plan';
import { ChangeCard } from '../features/change-card/change-card';
import { ChangeSubscription } from '../features/change-subscription/change-subscription';
import { BillingNotices } from '../features/see-billing/billing-notices';
import { CardOnFile } from '../features/see-billing/card-on-file';
import { Invoices } from '../features/see-billing/invoices';
import { PlanSummary } from '../features/see-billing/plan-summary';
import { PlanGrid } from '../features/see-plans/plan-grid';
import { copy } from './copy';
import { PricingLoader } from './pricing-loader';
import { useLateRefetch } from './use-late-refetch';
import { useRefreshOnReturn } from './use-refresh-on-return';

/** The plan that is being bought, with the company's state when it was chosen: that changes before the dialogs close. */
interface Purchase {
  plan: Plan;
  held: HeldPlan | null;
  isTrialOffered: boolean;
}

/** Plans, the state of the subscription, card and invoices. */
export function Pricing() {
  const user = useSignedInUser();
  const navigate = useNavigate();
  const plans = usePlans();
  const overview = useBillingOverview();
  const [purchase, setPurchase] = useState<Purchase>();
  const grid = useRef<HTMLUListElement>(null);
  useLateRefetch();
  useRefreshOnReturn();

  const error = plans.error ?? overview.error;
  if (error && !(plans.data && overview.data)) {
    const handleRetry = () => void Promise.all([plans.refetch(), overview.refetch()]);
    return (
      <ErrorPage what={copy.what} onRetry={handleRetry} isRetrying={plans.isFetching || overview.isFetching}>
        {sentenceOf(error)}
      </ErrorPage>
    );
  }
  if (!plans.data || !overview.data) return <PricingLoader />;

  const { subscriptions } = user;
  const held = heldPlanOf(user, overview.data);
  const { isTrialOffered } = overview.data;
  const isHeldHere = held === null || held.provider === 'STRIPE';
  const changeCard = held && isHeldHere && (
    <ChangeCard
      hasCard={overview.data.card !== null}
      hasOther={overview.data.otherMethod !== null}
      isCancelled={held.isCancelled}
      isOverdue={overview.data.state === 'past_due'}
    />
  );
  return (
    <Stack gap={24}>
      <PageHeading title={copy.title}>{copy.text}</PageHeading>
      <BillingNotices held={subscriptions} overview={overview.data} cardAction={changeCard} />
      <PlanGrid
        ref={grid}
        plans={plans.data}
        held={held}
        overview={overview.data}
        onChoose={(plan) => setPurchase({ plan, held, isTrialOffered })}
      />
      <Grid columns={2} gap={16}>
        <PlanSummary held={subscriptions} overview={overview.data} />
        {isHeldHere && (
          <Stack>
            <CardOnFile card={overview.data.card} otherMethod={overview.data.otherMethod} action={changeCard} />
            <Invoices />
          </Stack>
        )}
      </Grid>
      <ChangeSubscription
        isTrial={overview.data.state === 'trialing'}
        hasCard={hasMethod(overview.data)}
        isOverdue={overview.data.state === 'past_due'}
        until={subscriptions && heldUntil(subscriptions, overview.data)}
        underWay={subscriptions && chargeUnderWay(subscriptions, overview.data)}
        charge={overview.data.chargeOnResume ?? overview.data.nextCharge}
        onViewOthers={() => {
          // the open dialog keeps the focus from the page until it is gone
          requestAnimationFrame(() => {
            grid.current?.focus({ preventScroll: true });
            grid.current?.scrollIntoView({ block: 'start' });
          });
        }}
      />
      {purchase && (
        <BuyPlan
          {...purchase}
          mayLeave
          onClose={() => setPurchase(undefined)}
          onOutdated={() => setPurchase(undefined)}
          onBought={(how) => {
            setPurchase(undefined);
            // spec § 4.1: after a free trial starts the user goes to /
            if (how === 'trial') void navigate(paths.home);
          }}
        />
      )}
    </Stack>
  );
}
