import type { Page } from '@playwright/test';

/** The subscription's page and its dialogs (spec § 2.9), with the payment provider's frames in them. */
export function pricingScreen(page: Pick<Page, 'frameLocator' | 'getByRole' | 'getByLabel' | 'getByText'>) {
  const address = page.frameLocator('iframe[title="Secure address input frame"]');
  const card = page.frameLocator('iframe[title="Secure payment input frame"]');
  const challenge = page.frameLocator('iframe[title="3D Secure challenge"]');
  return {
    plan: (state: 'Get Started' | 'Upgrade' | 'Current Plan' | 'Cancelled', name: string) =>
      page.getByRole('button', { name: `${state} ${name}` }),
    /** The cards of the plans. */
    plans: page
      .getByRole('list', { name: 'Plans' })
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading') }),
    /** A plan's button in any of its states. */
    anyPlan: (name: string) =>
      page.getByRole('list', { name: 'Plans' }).getByRole('button', { name: new RegExp(`${name}$`) }),
    button: (name: string | RegExp) => page.getByRole('button', { name }),
    dialog: (name: string) => page.getByRole('dialog', { name }),
    option: (name: string) => page.getByRole('radio', { name: new RegExp(`^${name}`) }),
    pay: page.getByRole('button', { name: /^Pay \$/ }),
    password: page.getByLabel('Password', { exact: true }),
    address: {
      line1: address.getByLabel('Address line 1'),
      city: address.getByLabel('City'),
      state: address.getByLabel('State'),
      zipCode: address.getByLabel('ZIP code'),
    },
    card: {
      number: card.getByLabel('Card number'),
      expiry: card.getByLabel('Expiration date'),
      code: card.getByLabel('Security code'),
      zipCode: card.getByLabel('ZIP code'),
    },
    challenge: {
      complete: challenge.getByRole('button', { name: 'Complete' }),
      fail: challenge.getByRole('button', { name: 'Fail' }),
    },
    /** The provider's message below the Pay button. */
    problem: page.getByRole('alert'),
    /** The invoices of an amount. */
    charges: (amount: string) => page.getByRole('row').filter({ hasText: amount }),
    link: (name: string | RegExp) => page.getByRole('link', { name }),
    said: (text: string | RegExp) => page.getByText(text).first(),
  };
}
