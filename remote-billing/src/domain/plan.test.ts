import { plansOnOffer } from './plan';

const product = (id: string, active = true) => ({ id, name: id, active, default_price: `price_${id}` });
const price = (id: string, unit_amount: number) => ({ id: `price_${id}`, product: id, unit_amount });
const rule = (id: string) => ({
  _id: `rule_${id}`,
  stripe_subs_plan_id: id,
  rules: { members: 5, transaction: { max_transactions: 20 } },
});

test('plans are offered from the cheapest to the dearest, with price and rule', () => {
  const plans = plansOnOffer(
    [product('team'), product('solo')],
    [price('team', 4900), price('solo', 1900)],
    [rule('solo'), rule('team')],
  );

  expect(plans.map(({ id }) => id)).toEqual(['solo', 'team']);
  expect(plans[1]).toEqual({
    id: 'team',
    name: 'team',
    priceId: 'price_team',
    monthlyCents: 4900,
    allows: { members: 5, activeTransactions: 20 },
  });
});

test('an archived product, and one without a price or a rule, is not offered', () => {
  const plans = plansOnOffer(
    [product('archived', false), product('unpriced'), product('unruled')],
    [price('archived', 100), price('unruled', 100)],
    [rule('archived'), rule('unpriced')],
  );

  expect(plans).toEqual([]);
});
