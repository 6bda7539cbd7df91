import type { HeldPlan } from '@keydate/domain/plan-button';
import type { BuyPlanProps } from './buy-plan-props';
import { SubscribeDialog } from './subscribe-dialog';
import { UpgradeDialog } from './upgrade-dialog';

/** Everything from a plan's button to the plan: a subscription for a company without a plan, an upgrade for one with a plan. */
export function BuyPlan({ held, ...props }: BuyPlanProps & { held: HeldPlan | null }) {
  return held ? <UpgradeDialog {...props} /> : <SubscribeDialog {...props} />;
}
