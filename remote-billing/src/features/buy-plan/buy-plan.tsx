import type { HeldPlan } from '@keydate/domain/plan-button';
import type { BuyPlanProps } from './buy-plan-props';
import { SubscribeDialog } from './subscribe-dialog';
import { UpgradeDialog } from './upgrade-dialog';

/** Everything from a plan's button to the plan: a subscription without one, an upgrade with one. */
export function BuyPlan({ held, ...props }: BuyPlanProps & { held: HeldPlan | null }) {
  return held ? <UpgradeDialog {...props} /> : <SubscribeDialog {...props} />;
}
