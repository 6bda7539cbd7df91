import type { BillingOverview } from '@keydate/contracts/billing-overview';
import type { HeldPlan } from '@keydate/domain/plan-button';
import { Grid, Notice, tokens } from '@keydate/ui';
import type { Ref } from 'react';
import { styled } from 'styled-components';
import type { Plan } from '../../domain/plan';
import { copy } from './copy';
import { PlanCard } from './plan-card';

interface PlanGridProps {
  plans: readonly Plan[];
  held: HeldPlan | null;
  overview: BillingOverview;
  onChoose: (plan: Plan) => void;
  /** The list, which can be given the focus. */
  ref?: Ref<HTMLUListElement>;
}

/** spec § 2.9: the second card is tagged. */
const POPULAR = 1;

/** The cards of the plans: one column on a phone, two at medium widths, four at large ones (spec § 9). */
export function PlanGrid({ plans, held, overview, onChoose, ref }: PlanGridProps) {
  if (plans.length === 0) return <Notice>{copy.none}</Notice>;
  return (
    <Cards as="ul" ref={ref} columns={4} gap={16} tabIndex={-1} aria-label={copy.label}>
      {plans.map((plan, position) => (
        <PlanCard
          key={plan.id}
          plan={plan}
          held={held}
          overview={overview}
          isPopular={position === POPULAR}
          onChoose={() => onChoose(plan)}
        />
      ))}
    </Cards>
  );
}

const Cards = styled(Grid)`
  margin: 0;
  padding: 0;
  list-style: none;
  /* in view: below the top bar */
  scroll-margin-top: calc(${tokens.gap[64]} + ${tokens.gap[16]});
`;
