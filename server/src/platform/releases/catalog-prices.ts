import type { PageSettings } from '@keydate/contracts/page-settings';
import { formatPrice } from '@keydate/domain/money';
import type { Tools } from '../../tools';

/**
 * Returns a function that gives the prices of the catalog, cheapest first, as they were when a page last asked. No page waits
 * for the payment provider: without an answer so far there are no prices.
 */
export function catalogPrices({ payments }: Pick<Tools, 'payments'>, log: (error: unknown) => void) {
  let prices: NonNullable<PageSettings['prices']> = [];
  let reading: Promise<void> | null = null;
  async function read(): Promise<void> {
    try {
      const sold = (await payments.readCatalog()).filter(({ isOffered }) => isOffered);
      prices = sold
        .toSorted((one, other) => one.monthlyCents - other.monthlyCents)
        .map(({ name, monthlyCents }) => ({ plan: name, price: formatPrice(monthlyCents) }));
    } catch (error) {
      log(error);
    } finally {
      reading = null;
    }
  }
  return () => {
    reading ??= read();
    return prices;
  };
}
