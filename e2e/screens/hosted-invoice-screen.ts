import type { Page } from '@playwright/test';

/** The payment provider's own page of an invoice. */
export function hostedInvoiceScreen(page: Page) {
  return {
    heading: (name: 'Invoice' | 'Receipt') => page.getByRole('heading', { name, exact: true }),
    card: {
      number: page.getByLabel('Card number'),
      expiry: page.getByLabel('Expiration date'),
      code: page.getByLabel('Security code'),
      zipCode: page.getByLabel('ZIP code'),
    },
    pay: page.getByRole('button', { name: /^Pay \$/ }),
    problem: page.getByRole('alert'),
    fail: page.getByRole('button', { name: 'Fail' }),
    complete: page.getByRole('button', { name: 'Complete' }),
  };
}
