import { callApi } from '@keydate/client';
import { getStripePrices, getStripeProducts, getSubscriptionPlans } from '@keydate/contracts/plans';
import { useQuery } from '@tanstack/react-query';
import { plansOnOffer, type Plan } from '../domain/plan';
import { billingKeys } from './billing-keys';

/** The plans on offer (spec § 7: rules, products, and the price of each active product). */
export function usePlans() {
  return useQuery({ queryKey: billingKeys.plans, queryFn: ({ signal }) => listPlans(signal) });
}

async function listPlans(signal: AbortSignal): Promise<Plan[]> {
  const [rules, products] = await Promise.all([
    callApi(getSubscriptionPlans, {}, { signal }),
    callApi(getStripeProducts, {}, { signal }),
  ]);
  const active = products.result.data.filter((product) => product.active);
  const prices = await Promise.all(
    active.map(({ id }) => callApi(getStripePrices, { query: { product: id } }, { signal })),
  );
  return plansOnOffer(
    active,
    prices.flatMap(({ result }) => result.data.slice(0, 1)),
    rules.result,
  );
}
