import { FREE_ACTIVE_TRANSACTIONS, FREE_MEMBERS } from '@keydate/contracts/limits';
import type { User } from '@keydate/contracts/people';
import { dayAt } from '@keydate/domain/calendar-day';
import { Notice } from '@keydate/ui';
import { copy } from './copy';

const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  trailingZeroDisplay: 'stripIfInteger',
});

interface CurrentPlanProps {
  subscription: User['subscriptions'];
}

/** The company's current plan. Choosing, changing and canceling one are not built yet. */
export function CurrentPlan({ subscription }: CurrentPlanProps) {
  if (!subscription) {
    return (
      <Notice tone="info" title={copy.noPlan}>
        {copy.freeLimits(FREE_ACTIVE_TRANSACTIONS, FREE_MEMBERS)}
      </Notice>
    );
  }
  const { subscription_tier: tier, paymentAmount, nextBillingDate, isCancelled } = subscription;
  // a payment is an instant, not a day of the property: shown in the person's own time zone
  const day = dayAt(new Date(nextBillingDate), Intl.DateTimeFormat().resolvedOptions().timeZone);
  const state = isCancelled ? copy.cancelled(day) : copy.nextPayment(dollars.format(paymentAmount), day);
  return (
    <Notice tone="info" title={copy.plan(tier)}>
      {state} {copy.noChanges}
    </Notice>
  );
}
