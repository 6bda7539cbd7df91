import type { Page } from '@playwright/test';

/** `/` for members (spec § 2.6). */
export function dashboardScreen(page: Pick<Page, 'getByRole' | 'getByText'>) {
  return {
    title: page.getByRole('heading', { level: 1, name: 'Dashboard' }),
    addTransaction: page.getByRole('button', { name: 'Add Transaction' }),
    side: (name: 'All' | 'Buyers' | 'Sellers') => page.getByRole('tab', { name }),
    status: (name: 'Active' | 'Closed') => page.getByRole('tab', { name }),
    view: (name: 'Cards' | 'List') => page.getByRole('tab', { name }),
    cards: page.getByRole('tabpanel').getByRole('link'),
    card: (client: string | RegExp) => page.getByRole('link', { name: client }),
    nothing: (words: string) => page.getByRole('tabpanel').getByText(words, { exact: true }),
    emptyCard: page.getByRole('button', { name: /Start a New Transaction/ }),
    /** The draft of a transaction that was over the limit. */
    draft: (street: string) => page.getByText(`The transaction for ${street} is saved as a draft`),
    restore: page.getByRole('button', { name: 'Restore' }),
    done: (words: string) => page.getByRole('status').filter({ hasText: words }),
  };
}
