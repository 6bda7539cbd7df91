import type { Page } from '@playwright/test';

/** "Customize Company Profile" (spec § 2.4, /company). */
export function companyScreen(page: Page) {
  return {
    title: page.getByRole('heading', { level: 1, name: 'Customize Company Profile' }),
    name: page.getByLabel('Company Name'),
    website: page.getByLabel('Website'),
    street: page.getByLabel('Street'),
    city: page.getByRole('textbox', { name: 'City' }),
    state: page.getByLabel('State'),
    zipCode: page.getByLabel('Zip Code'),
    branding: page.getByText('Colors and picture (optional)'),
    primaryColor: page.getByLabel('Primary color', { exact: true }),
    submit: page.getByRole('button', { name: 'Create company' }),
  };
}
