import type { BillingOverview } from '@keydate/contracts/billing-overview';
import type { HeldPlan } from '@keydate/domain/plan-button';
import { Grid, Notice } from '@keydate/ui';
import type { Plan } from '../../domain/plan';
import { copy } from './copy';
import { PlanCard } from './plan-card';

interface PlanGridProps {
  plans: readonly Plan[];
  held: HeldPlan | null;
  overview: BillingOverview;
  onChoose: (plan: Plan) => void;
}

/** spec § 2.9: the second card is tagged. */
const POPULAR = 1;

/** The cards of the plans: one column on a phone, two at medium widths, four at large ones (spec § 9). */
export function PlanGrid({ plans, held, overview, onChoose }: PlanGridProps) {
  if (plans.length === 0) return <Notice>{copy.none}</Notice>;
  return (
    <Grid as="ul" columns={4} gap={16} aria-label={copy.label} style={{ listStyle: 'none', margin: 0, padding: 0 }}>
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
    </Grid>
  );
}
