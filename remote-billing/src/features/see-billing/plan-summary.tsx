import type { BillingOverview } from '@keydate/contracts/billing-overview';
import type { User } from '@keydate/contracts/people';
import { formatAmount } from '@keydate/domain/money';
import { Card, Stack } from '@keydate/ui';
import { ProgressBar } from '@keydate/ui/forms';
import type { ReactNode } from 'react';
import { hasMethod, heldUntil } from '../../domain/held-plan';
import { useDayHere } from '../../ui/use-day-here';
import { copy } from './copy';
import { Aside, Facts, Title } from './billing.styles';

interface PlanSummaryProps {
  held: User['subscriptions'];
  overview: BillingOverview;
}

/** The plan in words, the next charge, and how much of its allowance is in use. */
export function PlanSummary({ held, overview }: PlanSummaryProps) {
  const { state, nextPlan, nextCharge, endsAt, isPaused, use, allowance } = overview;
  const dayHere = useDayHere();
  return (
    <Card as="section" aria-label={copy.yourPlan}>
      <Stack gap={24}>
        <div>
          <Title>{copy.yourPlan}</Title>
          <p>{isPaused ? copy.paused : planWords(held, state)}</p>
        </div>
        <Facts>
          {nextCharge && (
            <Fact name={chargeName(overview)}>
              {copy.charge(formatAmount(nextCharge.amount), dayHere(nextCharge.at))}
            </Fact>
          )}
          {nextPlan && <Fact name={copy.changes}>{copy.changesTo(nextPlan.tier, dayHere(nextPlan.at))}</Fact>}
          {held?.isCancelled && <Fact name={copy.endsOn}>{dayHere(heldUntil(held, overview))}</Fact>}
          {held && !held.isCancelled && endsAt !== null && <Fact name={copy.endsOn}>{dayHere(endsAt)}</Fact>}
        </Facts>
        {nextCharge && nextCharge.carried > 0 && <Aside>{copy.carried(formatAmount(nextCharge.carried))}</Aside>}
        <ProgressBar
          label={copy.transactions}
          value={shareOf(use.activeTransactions, allowance.activeTransactions)}
          detail={copy.of(use.activeTransactions, allowance.activeTransactions)}
        />
        <ProgressBar
          label={copy.members}
          value={shareOf(use.members, allowance.members)}
          detail={copy.of(use.members, allowance.members)}
        />
        <Aside>{copy.atLimit}</Aside>
      </Stack>
    </Card>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </>
  );
}

/** Nothing is charged when a trial ends without a way to pay: the plan ends with it. */
function chargeName(overview: BillingOverview): string {
  if (overview.state !== 'trialing') return copy.nextCharge;
  return hasMethod(overview) ? copy.firstCharge : copy.firstChargeWithCard;
}

function planWords(held: User['subscriptions'], state: BillingOverview['state']): string {
  if (!held) return state === 'ended' ? copy.ended : copy.none;
  return state === 'trialing' ? copy.trial(held.subscription_tier) : copy.active(held.subscription_tier);
}

function shareOf(has: number, allows: number): number {
  return allows === 0 ? 1 : has / allows;
}
