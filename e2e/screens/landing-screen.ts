import type { Page } from '@playwright/test';

/** The public pages (spec § 2.2, § 2.3). */
export function landingScreen(page: Page) {
  const sections = page.getByRole('navigation', { name: 'Sections' });
  return {
    sections,
    sectionLink: (name: 'Home' | 'Features' | 'Contact Us' | 'How It Works') =>
      sections.getByRole('link', { name, exact: true }),
    quickLink: (name: string) => page.getByRole('navigation', { name: 'Quick Links' }).getByRole('link', { name }),
    legalLink: (name: string) => page.getByRole('navigation', { name: 'Legal' }).getByRole('link', { name }),
    getStarted: page.getByRole('link', { name: 'Get Started' }),
    createAccount: page.getByRole('link', { name: 'Create an Account' }),
    menu: page.getByRole('button', { name: 'Open menu' }),
    login: page.getByRole('link', { name: 'Login' }),
    signup: page.getByRole('link', { name: 'Signup' }),
    hero: page.getByRole('heading', { level: 1 }),
    featuresTitle: page.getByRole('heading', { level: 2, name: 'What Keydate does for you' }),
    example: page.getByRole('figure', { name: 'An example of a transaction in Keydate' }),
    howTitle: page.getByRole('heading', { level: 2, name: 'How it works' }),
    newsletterEmail: page.getByRole('form', { name: 'News about Keydate' }).getByRole('textbox', { name: 'Email' }),
    subscribe: page.getByRole('button', { name: 'Subscribe' }),
    deleteAddress: page.getByRole('button', { name: 'Delete my address' }),
    policyTitle: page.getByRole('heading', { level: 1, name: 'Privacy Policy' }),
  };
}
