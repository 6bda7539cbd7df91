import type { Page } from '@playwright/test';

/** The screens between nothing and a company (spec § 2.4). */
export function authScreens(page: Page) {
  return {
    email: page.getByLabel('Email', { exact: true }),
    password: page.getByRole('textbox', { name: 'Password' }),
    fullName: page.getByLabel('Full Name'),
    inviteCode: page.getByLabel('Invite code'),
    role: (label: 'Realtor' | 'Lender') => page.getByRole('checkbox', { name: new RegExp(label) }),
    code: page.getByLabel('Code', { exact: true }),
    button: (name: string) => page.getByRole('button', { name, exact: true }),
    heading: (name: string) => page.getByRole('heading', { level: 1, name }),
  };
}
