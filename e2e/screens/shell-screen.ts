import type { Page } from '@playwright/test';

/** The frame of every signed-in page (spec § 2.5). */
export function shellScreen(page: Page) {
  const sidebar = page.getByRole('navigation', { name: 'Main' });
  const bell = page.getByRole('link', { name: /^Notifications/ });
  return {
    sidebar,
    link: (name: 'Dashboard' | 'Messages' | 'Setting' | 'Subscription') => sidebar.getByRole('link', { name }),
    /** The signed-in person's name and role. */
    person: page.getByRole('banner'),
    skipLink: page.getByRole('link', { name: 'Skip to content' }),
    content: page.getByRole('main'),
    logout: page.getByRole('button', { name: 'Logout' }),
    /** Its name says how many reminders are unread. */
    bell,
    unreadCount: async () => Number(/\d+/.exec((await bell.getAttribute('aria-label')) ?? '')?.[0] ?? 0),
    search: page.getByRole('combobox', { name: /search/i }),
    found: (name: string | RegExp) => page.getByRole('option', { name }),
    /** The message in place of a remote that cannot be shown. */
    unavailable: (title: string) => page.getByRole('alert').filter({ hasText: title }),
    tryAgain: page.getByRole('button', { name: 'Try again' }),
  };
}
