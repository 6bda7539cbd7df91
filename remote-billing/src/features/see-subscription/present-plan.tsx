import { FREE_ACTIVE_TRANSACTIONS, FREE_MEMBERS } from '@keydate/contracts/limits';
import type { User } from '@keydate/contracts/people';
import { dayAt } from '@keydate/domain/calendar-day';
import { Notice } from '@keydate/ui';

const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  trailingZeroDisplay: 'stripIfInteger',
});

interface PresentPlanProps {
  subscription: User['subscriptions'];
}

/** What the company has now; choosing, changing and ending a plan are not built. */
export function PresentPlan({ subscription }: PresentPlanProps) {
  if (!subscription) {
    return (
      <Notice tone="info" title="Your company has no subscription.">
        It may have {FREE_ACTIVE_TRANSACTIONS} active transaction and {FREE_MEMBERS} members. Plans with more room
        cannot be bought here yet.
      </Notice>
    );
  }
  const { subscription_tier: tier, paymentAmount, nextBillingDate, isCancelled } = subscription;
  // a payment falls at a moment, not on a property's day: the reader's own time zone
  const day = dayAt(new Date(nextBillingDate), Intl.DateTimeFormat().resolvedOptions().timeZone);
  const state = isCancelled
    ? `It was cancelled and ends on ${day}.`
    : `${dollars.format(paymentAmount)} a month; the next payment is due on ${day}.`;
  return (
    <Notice tone="info" title={`Your company has the ${tier} plan.`}>
      {state} Plans cannot be changed here yet.
    </Notice>
  );
}
