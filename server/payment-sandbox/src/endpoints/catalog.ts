import type Stripe from 'stripe';
import { z } from 'zod';
import { endpoint } from '../http/endpoint';
import { pageOf, paging } from '../http/paging';
import { flag, metadata } from '../http/read-form';
import { newPrice, newProduct, type NewPrice } from '../objects/catalog';

/** The amount of a price, and how often it is charged. */
const priceTerms = {
  currency: z.literal('usd'),
  unit_amount: z.coerce.number().int().min(0),
  recurring: z.strictObject({ interval: z.literal('month') }),
};

const productFields = {
  name: z.string().min(1),
  active: flag.optional(),
  description: z.string().optional(),
  metadata: metadata.optional(),
  default_price: z.string().optional(),
};

const priceFields = { active: flag.optional(), metadata: metadata.optional(), nickname: z.string().optional() };

/** Products and their prices. */
export const catalogEndpoints = [
  endpoint(
    'POST /v1/products',
    z.strictObject({
      ...productFields,
      id: z.string().optional(),
      default_price_data: z.strictObject(priceTerms).optional(),
    }),
    (
      { ledger, emit },
      { id, metadata = {}, active = true, description = null, default_price_data: data, ...params },
    ) => {
      const created = ledger.now();
      const made = newProduct({ ...params, metadata, active, description, created });
      const product = ledger.save('product', { ...made, ...(id !== undefined && { id }) });
      if (data) {
        const price = ledger.save('price', priceFrom(data, { product: product.id, created }));
        product.default_price = price.id;
        ledger.save('product', product);
        emit('price.created', price);
      }
      emit('product.created', product);
      return product;
    },
  ),
  endpoint(
    'GET /v1/products',
    z.strictObject({ ...paging, active: flag.optional() }),
    ({ ledger }, { active, ...page }) =>
      pageOf(
        ledger.all('product').filter((product) => active === undefined || product.active === active),
        page,
        '/v1/products',
      ),
  ),
  endpoint('GET /v1/products/:id', z.strictObject({}), ({ ledger }, _params, { id = '' }) => ledger.get('product', id)),
  endpoint(
    'POST /v1/products/:id',
    z.strictObject(productFields).partial(),
    ({ ledger, emit }, { metadata, ...change }, { id = '' }) => {
      const product = ledger.get('product', id);
      if (change.default_price !== undefined) ledger.get('price', change.default_price, 'default_price');
      const merged: Partial<Stripe.Product> = { ...change, updated: ledger.now() };
      Object.assign(product, merged, { metadata: { ...product.metadata, ...metadata } });
      ledger.save('product', product);
      emit('product.updated', product);
      return product;
    },
  ),
  endpoint(
    'POST /v1/prices',
    z.strictObject({
      ...priceTerms,
      product: z.string(),
      lookup_key: z.string().optional(),
      metadata: metadata.optional(),
    }),
    ({ ledger, emit }, params) => {
      const { id } = ledger.get('product', params.product, 'product');
      const price = priceFrom(params, {
        product: id,
        created: ledger.now(),
        lookupKey: params.lookup_key,
        metadata: params.metadata,
      });
      emit('price.created', ledger.save('price', price));
      return price;
    },
  ),
  endpoint(
    'GET /v1/prices',
    z.strictObject({
      ...paging,
      active: flag.optional(),
      product: z.string().optional(),
      type: z.enum(['recurring', 'one_time']).optional(),
    }),
    ({ ledger }, { active, product, type, ...page }) => {
      const isAsked = (price: Stripe.Price) =>
        (active === undefined || price.active === active) &&
        (product === undefined || price.product === product) &&
        (type === undefined || price.type === type);
      return pageOf(ledger.all('price').filter(isAsked), page, '/v1/prices');
    },
  ),
  endpoint('GET /v1/prices/:id', z.strictObject({}), ({ ledger }, _params, { id = '' }) => ledger.get('price', id)),
  endpoint(
    'POST /v1/prices/:id',
    z.strictObject(priceFields),
    ({ ledger, emit }, { metadata, ...change }, { id = '' }) => {
      const price = ledger.get('price', id);
      Object.assign(price, change, { metadata: { ...price.metadata, ...metadata } });
      emit('price.updated', ledger.save('price', price));
      return price;
    },
  ),
];

type Terms = z.output<z.ZodObject<typeof priceTerms>>;

function priceFrom(
  { currency, unit_amount: unitAmount, recurring: { interval } }: Terms,
  {
    lookupKey = null,
    metadata: notes = {},
    ...of
  }: Pick<NewPrice, 'product' | 'created'> & Partial<Pick<NewPrice, 'lookupKey' | 'metadata'>>,
): Stripe.Price {
  return newPrice({ currency, unitAmount, interval, lookupKey, metadata: notes, ...of });
}
