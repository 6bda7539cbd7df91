import { test as base, type Page } from '@playwright/test';
import { Visitor } from './people/visitor';
import { Accounts } from './seed/accounts';
import { DeveloperInbox } from './seed/developer-inbox';

interface Actors {
  /** What went wrong behind the screen; must be empty when the spec ends. */
  faults: string[];
  accounts: Accounts;
  inbox: DeveloperInbox;
  visitor: Visitor;
}

/**
 * The `test` of every spec: its page fails the spec when the Content-Security-Policy was broken or an error went
 * uncaught, wherever in the spec that happened.
 */
export const test = base.extend<Actors>({
  faults: async ({}, use) => use([]),
  page: async ({ page, faults }, use) => {
    await watch(page, faults);
    await use(page);
    base.expect(faults, 'nothing broke behind the screen').toEqual([]);
  },
  accounts: async ({ request, inbox }, use) => use(new Accounts(request, inbox)),
  inbox: async ({ request }, use) => use(new DeveloperInbox(request)),
  visitor: async ({ page, inbox }, use) => use(new Visitor(page, inbox)),
});

export { expect } from '@playwright/test';

async function watch(page: Page, faults: string[]): Promise<void> {
  page.on('pageerror', (error) => faults.push(`uncaught: ${error.message}`));
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) faults.push(`policy: ${message.text()}`);
  });
}
