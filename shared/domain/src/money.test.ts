import { formatAmount, formatPrice } from './money';

test('a price in whole dollars is written without cents', () => {
  expect(formatPrice(34_900)).toBe('$349');
  expect(formatPrice(1950)).toBe('$19.50');
});

test('an amount is written with its cents, and with a comma from a thousand on', () => {
  expect(formatAmount(0)).toBe('$0.00');
  expect(formatAmount(1)).toBe('$0.01');
  expect(formatAmount(123_456)).toBe('$1,234.56');
});
