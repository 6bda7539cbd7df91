const price = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  trailingZeroDisplay: 'stripIfInteger',
});
const amount = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** Formats a price in cents: `$49`, `$49.50`. */
export function formatPrice(cents: number): string {
  return price.format(cents / 100);
}

/** Formats a paid amount in cents, always with two decimals, so that a list of amounts lines up: `$49.00`. */
export function formatAmount(cents: number): string {
  return amount.format(cents / 100);
}
