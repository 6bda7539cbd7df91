import type { Page } from '@playwright/test';

/** `/` for members (spec § 2.6). */
export function dashboardScreen(page: Pick<Page, 'getByRole'>) {
  return {
    title: page.getByRole('heading', { level: 1, name: 'Dashboard' }),
    addTransaction: page.getByRole('button', { name: 'Add Transaction' }),
    side: (name: 'All' | 'Buyers' | 'Sellers') => page.getByRole('tab', { name }),
    status: (name: 'Active' | 'Closed') => page.getByRole('tab', { name }),
    cards: page.getByRole('tabpanel').getByRole('link'),
    card: (client: string | RegExp) => page.getByRole('link', { name: client }),
    nothing: (words: string) => page.getByRole('tabpanel').getByText(words, { exact: true }),
    emptyCard: page.getByRole('button', { name: /Start a New Transaction/ }),
    done: (words: string) => page.getByRole('status').filter({ hasText: words }),
  };
}
