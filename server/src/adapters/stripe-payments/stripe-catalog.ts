import type Stripe from 'stripe';
import type { Payments, PlanProduct, SoldPlan } from '../../ports/payments';
import { askStripe } from './ask-stripe';
import { idOf, PLAN_KEY } from './read-stripe';

/** How long the catalog is cached: a change of price in the dashboard shows after that; a purchase reads it fresh. */
const REMEMBERED_MS = 30_000;
const PAGE = 100;
/** An account may sell much else. */
const MOST = 10_000;

/** The plans in Stripe's catalog. Other products are ignored. */
export function stripeCatalog(stripe: Stripe): Pick<Payments, 'createCatalog' | 'readCatalog' | 'readProducts'> {
  const ours = async () => {
    const pages = stripe.products.list({ limit: PAGE, expand: ['data.default_price'] });
    const products = await pages.autoPagingToArray({ limit: MOST });
    return products.filter(({ metadata }) => metadata[PLAN_KEY] !== undefined);
  };
  let known: { products: Stripe.Product[]; readAt: number } | null = null;
  const read = async (isFresh: boolean) => {
    if (known && !isFresh && Date.now() - known.readAt < REMEMBERED_MS) return known.products;
    const products = await askStripe(ours);
    known = { products, readAt: Date.now() };
    return products;
  };
  return {
    createCatalog: (plans) =>
      askStripe(async () => {
        const known = new Set((await ours()).map(({ metadata }) => metadata[PLAN_KEY]));
        // a plan that was archived, or whose price was taken away, is known: it is not sold again
        for (const { plan, monthlyCents } of plans)
          if (!known.has(plan)) await createPlan(stripe, { plan, monthlyCents });
      }),
    readCatalog: async ({ isFresh } = { isFresh: false }) => (await read(isFresh)).flatMap(readSold).sort(byPrice),
    readProducts: async () => (await read(false)).flatMap(readProduct),
  };
}

const byPrice = (left: SoldPlan, right: SoldPlan) => left.monthlyCents - right.monthlyCents;

/**
 * A key with a fixed name: servers that start together make each plan once. The product is made with its price, or not
 * at all.
 */
async function createPlan(
  stripe: Stripe,
  { plan, monthlyCents }: { plan: string; monthlyCents: number },
): Promise<void> {
  const default_price_data = { currency: 'usd', unit_amount: monthlyCents, recurring: { interval: 'month' as const } };
  await stripe.products.create(
    { name: plan, metadata: { [PLAN_KEY]: plan }, default_price_data },
    { idempotencyKey: `keydate-plan-${plan}` },
  );
}

function readProduct({ id, metadata }: Stripe.Product): PlanProduct[] {
  const plan = metadata[PLAN_KEY];
  return plan === undefined ? [] : [{ plan, productId: id }];
}

/** The plans of a product that people can buy: it needs a price, and one that the page can show, in dollars a month. */
export function readSold(product: Stripe.Product): SoldPlan[] {
  const { name, active, default_price: price } = product;
  if (!price || typeof price === 'string' || price.unit_amount === null || !isMonthly(price)) return [];
  const sold = { name, isOffered: active && price.active, priceId: idOf(price), monthlyCents: price.unit_amount };
  return readProduct(product).map((known) => ({ ...known, ...sold }));
}

function isMonthly({ currency, recurring }: Stripe.Price): boolean {
  if (currency !== 'usd' || !recurring) return false;
  const { interval, interval_count: count, usage_type: usage } = recurring;
  return interval === 'month' && count === 1 && usage === 'licensed';
}
