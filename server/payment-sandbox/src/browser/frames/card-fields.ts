import { field, watchFields } from './open-frame';

const digits = (text: string) => text.replace(/\D/g, '');

/** The messages of Stripe's own frame. */
const CHECKS = {
  number: (text: string) => (isCardNumber(digits(text)) ? null : 'Your card number is invalid.'),
  expiry: (text: string) => (expiryOf(text) ? null : "Your card's expiration date is incomplete."),
  cvc: (text: string) => (/^\d{3,4}$/.test(text) ? null : "Your card's security code is incomplete."),
  postal: (text: string) => (/^\d{5}$/.test(text) ? null : 'Your ZIP is invalid.'),
};

/** The form's fields of a card: grouped as they are typed, and checked. */
export function watchCard() {
  field('number').addEventListener('input', () => {
    field('number').value = digits(field('number').value)
      .slice(0, 19)
      .replace(/(.{4})(?=.)/g, '$1 ');
  });
  field('expiry').addEventListener('input', () => {
    const typed = digits(field('expiry').value).slice(0, 4);
    field('expiry').value = typed.length > 2 ? `${typed.slice(0, 2)} / ${typed.slice(2)}` : typed;
  });
  return watchFields(CHECKS);
}

/** The card as the sandbox takes it. */
export function typedCard(): Record<string, string> {
  const expiry = expiryOf(field('expiry').value);
  return {
    'payment_method_data[type]': 'card',
    'payment_method_data[card][number]': digits(field('number').value),
    'payment_method_data[card][exp_month]': String(expiry?.month ?? ''),
    'payment_method_data[card][exp_year]': String(expiry?.year ?? ''),
    'payment_method_data[card][cvc]': field('cvc').value,
    'payment_method_data[billing_details][address][postal_code]': field('postal').value,
  };
}

function expiryOf(text: string): { month: number; year: number } | null {
  const [, month, year] = /^(0[1-9]|1[0-2])(\d{2})$/.exec(digits(text)) ?? [];
  return month === undefined || year === undefined ? null : { month: Number(month), year: 2000 + Number(year) };
}

/** True if a number has the right last digit (Luhn), as every card's has. */
function isCardNumber(number: string): boolean {
  if (!/^\d{14,19}$/.test(number)) return false;
  const sum = [...number].reverse().reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}
