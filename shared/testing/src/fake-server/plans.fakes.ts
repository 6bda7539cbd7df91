import { getStripePrices, getStripeProducts, getSubscriptionPlans } from '@keydate/contracts/plans';
import { fake } from './fake';
import { requireManager } from './subscription-holders';

/** The catalog of plans. */
export const planFakes = [
  fake(getSubscriptionPlans, (asked) => {
    requireManager(asked);
    return {
      result: asked.world.billing.plans.map(({ id, allows }) => ({
        _id: `rule_${id}`,
        stripe_subs_plan_id: id,
        rules: { members: allows.members, transaction: { max_transactions: allows.activeTransactions } },
      })),
    };
  }),

  fake(getStripeProducts, (asked) => {
    requireManager(asked);
    const { plans } = asked.world.billing;
    return {
      result: { data: plans.map(({ id, name, active, priceId }) => ({ id, name, active, default_price: priceId })) },
    };
  }),

  fake(getStripePrices, (asked) => {
    requireManager(asked);
    const plan = asked.world.billing.plans.find(({ id }) => id === asked.query.product);
    if (!plan) throw asked.refuse('PLAN_NOT_OFFERED');
    return { result: { data: [{ id: plan.priceId, product: plan.id, unit_amount: plan.monthlyCents }] } };
  }),
];
