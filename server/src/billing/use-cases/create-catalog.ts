import type { Tools } from '../../tools';
import { PLANS } from '../plans';

/** Adds our plans to the provider's catalog, if it has none of them. */
export async function createCatalog({ payments }: Pick<Tools, 'payments'>): Promise<void> {
  await payments.createCatalog(Object.entries(PLANS).map(([plan, { monthlyCents }]) => ({ plan, monthlyCents })));
}
