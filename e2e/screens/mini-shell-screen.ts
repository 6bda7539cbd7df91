import type { Page } from '@playwright/test';

/** `npm run qa`: the controls around the frame that shows one remote. */
export function miniShellScreen(page: Page) {
  const panel = (title: string | RegExp) => page.getByRole('region', { name: title });
  return {
    stage: page.frameLocator('iframe'),
    world: page.getByLabel('World'),
    seenBy: page.getByLabel('Seen by'),
    width: page.getByLabel('Width'),
    theme: page.getByLabel('Theme'),
    nextCall: page.getByLabel('The next call'),
    letGo: page.getByRole('button', { name: 'Let it go on' }),
    exportCalls: page.getByRole('button', { name: 'Export calls' }),
    says: (words: string) => page.getByText(words),
    startAgain: page.getByRole('button', { name: 'Start again' }),
    session: panel('Session'),
    address: page.getByLabel('Address of the remote'),
    go: page.getByRole('button', { name: 'Go' }),
    reload: page.getByRole('button', { name: 'Reload' }),
    visit: (words: string) => panel('Navigation').getByRole('listitem').filter({ hasText: words }),
    call: (words: string | RegExp) =>
      panel(/^Calls/)
        .getByRole('listitem')
        .filter({ hasText: words }),
  };
}
