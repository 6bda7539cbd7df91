import type { BillingPrice, BillingProduct, PlanRule } from '@keydate/contracts/plans';
import type { OfferedPlan } from '@keydate/domain/plan-button';

/** A plan as its card shows it: the product, its price and its rule together. */
export interface Plan extends OfferedPlan {
  name: string;
  priceId: string;
}

/**
 * The plans on offer, the cheapest first. Archived products (spec § 7) and products without a price or a rule are not on
 * offer.
 */
export function plansOnOffer(
  products: readonly BillingProduct[],
  prices: readonly BillingPrice[],
  rules: readonly PlanRule[],
): Plan[] {
  return products
    .filter(({ active }) => active)
    .flatMap(({ id, name }) => {
      const price = prices.find(({ product }) => product === id);
      const rule = rules.find(({ stripe_subs_plan_id }) => stripe_subs_plan_id === id)?.rules;
      if (!price || !rule) return [];
      const allows = { members: rule.members, activeTransactions: rule.transaction.max_transactions };
      return [{ id, name, priceId: price.id, monthlyCents: price.unit_amount, allows }];
    })
    .sort((a, b) => a.monthlyCents - b.monthlyCents);
}
