import type { Page } from '@playwright/test';

/** The search of the top bar (spec § 2.5). */
export function searchScreen(page: Page) {
  return {
    box: page.getByRole('combobox', { name: 'Search transactions' }),
    found: (client: string) => page.getByRole('option', { name: client }),
    nothingFound: page.getByText('No results found').first(),
  };
}
