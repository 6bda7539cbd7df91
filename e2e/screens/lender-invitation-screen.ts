import type { Page } from '@playwright/test';

/** /lender-invitation/{id}. */
export function lenderInvitationScreen(page: Page) {
  return {
    signUp: page.getByRole('link', { name: 'Sign up and accept' }),
    signIn: page.getByRole('link', { name: 'Sign in and accept' }),
    otherAccount: page.getByRole('button', { name: 'Sign in with another account' }),
    accept: page.getByRole('button', { name: 'Accept' }),
    said: (words: string | RegExp) => page.getByText(words),
  };
}
