import type Stripe from 'stripe';
import type { Payments, SoldPlan } from '../../ports/payments';
import { askStripe } from './ask-stripe';
import { idOf, PLAN_KEY } from './read-stripe';

/** A price that is changed in the dashboard is seen after this time at the latest, and at once where it is bought. */
const REMEMBERED_MS = 30_000;
const PAGE = 100;
/** An account may sell much else. */
const MOST = 10_000;

/** The plans in Stripe's catalog. Products that are not ours are left alone. */
export function stripeCatalog(stripe: Stripe): Pick<Payments, 'createCatalog' | 'readCatalog'> {
  const ours = async () => {
    const pages = stripe.products.list({ limit: PAGE, expand: ['data.default_price'] });
    const products = await pages.autoPagingToArray({ limit: MOST });
    return products.filter(({ metadata }) => metadata[PLAN_KEY] !== undefined);
  };
  let known: { plans: SoldPlan[]; readAt: number } | null = null;
  return {
    createCatalog: (plans) =>
      askStripe(async () => {
        const products = await ours();
        // what an interrupted start left is finished; a plan that was archived is in the list, too
        for (const { plan, monthlyCents } of plans) {
          const product = products.find(({ metadata }) => metadata[PLAN_KEY] === plan);
          if (product?.default_price) continue;
          await createPlan(stripe, plan, monthlyCents);
        }
      }),
    readCatalog: async ({ isFresh } = { isFresh: false }) => {
      if (known && !isFresh && Date.now() - known.readAt < REMEMBERED_MS) return known.plans;
      const plans = await askStripe(async () => (await ours()).flatMap(readPlan).sort(byPrice));
      known = { plans, readAt: Date.now() };
      return plans;
    },
  };
}

const byPrice = (left: SoldPlan, right: SoldPlan) => left.monthlyCents - right.monthlyCents;

/** Keys with fixed names: servers that start together make each product once. */
async function createPlan(stripe: Stripe, plan: string, monthlyCents: number): Promise<void> {
  const product = await stripe.products.create(
    { name: plan, metadata: { [PLAN_KEY]: plan } },
    { idempotencyKey: `keydate-product-${plan}` },
  );
  const price = await stripe.prices.create(
    { product: product.id, currency: 'usd', unit_amount: monthlyCents, recurring: { interval: 'month' } },
    { idempotencyKey: `keydate-price-${plan}-${product.id}` },
  );
  await stripe.products.update(
    product.id,
    { default_price: price.id },
    { idempotencyKey: `keydate-default-${price.id}` },
  );
}

function readPlan({ id, name, active, metadata, default_price: price }: Stripe.Product): SoldPlan[] {
  const plan = metadata[PLAN_KEY];
  if (plan === undefined || !price || typeof price === 'string' || price.unit_amount === null) return [];
  const isOffered = active && price.active;
  return [{ plan, productId: id, name, isOffered, priceId: idOf(price), monthlyCents: price.unit_amount }];
}
