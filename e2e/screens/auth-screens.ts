import type { Page } from '@playwright/test';

/** The screens from sign-up to the company (spec § 2.4). */
export function authScreens(page: Page) {
  return {
    email: page.getByLabel('Email', { exact: true }),
    password: page.getByRole('textbox', { name: 'Password' }),
    fullName: page.getByLabel('Full Name'),
    inviteCode: page.getByLabel('Invite code'),
    picture: page.getByLabel('Profile picture'),
    cropStage: page.getByRole('group', { name: /^Crop area/ }),
    preview: page.getByRole('group', { name: 'Preview' }).locator('img'),
    zoom: page.getByLabel('Zoom'),
    resendIn: page.getByRole('button', { name: /^Send a new code in \d+ s$/ }),
    rule: (label: string) => page.getByRole('listitem').filter({ hasText: label }),
    step: (words: string) => page.getByText(words, { exact: true }),
    refusal: (words: string) => page.getByRole('alert').filter({ hasText: words }),
    forgotten: page.getByRole('link', { name: 'Forgot your password' }),
    role: (label: 'Realtor' | 'Lender') => page.getByRole('checkbox', { name: new RegExp(label) }),
    code: page.getByLabel('Code', { exact: true }),
    button: (name: string) => page.getByRole('button', { name, exact: true }),
    heading: (name: string) => page.getByRole('heading', { level: 1, name }),
  };
}
