/**
 * What the landing page claims and nothing in the product proves (spec § 1, § 2.2). The specification's placeholders: replace
 * them here when there is something true to say.
 */

export const CLAIM = { count: '1.5K+', of: 'happy clients' } as const;

export const PHONE_APPS = {
  title: 'Keydate as an app',
  badges: [
    { lead: 'Keydate for your', name: 'Phone', device: 'phone' },
    { lead: 'Keydate for your', name: 'Tablet', device: 'tablet' },
  ],
  until: 'Until then, Keydate runs in your browser.',
} as const;
