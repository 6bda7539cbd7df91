import type Stripe from 'stripe';
import { stripeCatalog } from './stripe-catalog';

const MONTHLY = { interval: 'month', interval_count: 1, usage_type: 'licensed' };

/** The plans of a catalog in which the Team plan's product has this default price. */
function catalogWith(price: object) {
  const default_price = {
    id: 'price_1',
    active: true,
    unit_amount: 4900,
    currency: 'usd',
    recurring: MONTHLY,
    ...price,
  };
  const team = { id: 'prod_1', name: 'Team', active: true, metadata: { keydate_plan: 'Team' }, default_price };
  const list = () => ({ autoPagingToArray: () => Promise.resolve([team]) });
  return stripeCatalog({ products: { list } } as unknown as Stripe);
}

test('a plan is sold at its price in dollars a month', async () => {
  expect(await catalogWith({}).readCatalog()).toMatchObject([{ plan: 'Team', monthlyCents: 4900, isOffered: true }]);
});

test.each([
  ['in another currency', { currency: 'eur' }],
  ['a year', { recurring: { ...MONTHLY, interval: 'year' } }],
  ['every three months', { recurring: { ...MONTHLY, interval_count: 3 } }],
  ['by use', { recurring: { ...MONTHLY, usage_type: 'metered' } }],
  ['once', { recurring: null }],
])('a price %s is not sold as dollars a month, and its subscribers keep their plan', async (_how, price) => {
  const catalog = catalogWith(price);
  expect(await catalog.readCatalog()).toEqual([]);
  expect(await catalog.readProducts()).toEqual([{ plan: 'Team', productId: 'prod_1' }]);
});
