import { test as base, type BrowserContext } from '@playwright/test';
import { Visitor } from './people/visitor';
import { Accounts } from './seed/accounts';
import { DeveloperInbox } from './seed/developer-inbox';
import { Transactions } from './seed/transactions';

interface Actors {
  /** Errors that the screen does not show; must be empty when the spec ends. */
  faults: string[];
  accounts: Accounts;
  inbox: DeveloperInbox;
  visitor: Visitor;
}

/**
 * The `test` of every spec. It fails if the Content-Security-Policy was violated or an error was not caught, in any tab.
 */
export const test = base.extend<Actors>({
  faults: async ({}, use) => use([]),
  context: async ({ context, faults }, use) => {
    watch(context, faults);
    await use(context);
    base.expect(faults, 'no hidden errors').toEqual([]);
  },
  request: async ({ request }, use) => {
    await use(request);
    await Transactions.closesThoseOf(request);
  },
  accounts: async ({ request, inbox }, use) => use(new Accounts(request, inbox)),
  inbox: async ({ request }, use) => use(new DeveloperInbox(request)),
  visitor: async ({ page, inbox }, use) => use(new Visitor(page, inbox)),
});

export { expect } from '@playwright/test';

function watch(tabs: BrowserContext, faults: string[]): void {
  tabs.on('weberror', (thrown) => faults.push(`uncaught: ${thrown.error().message}`));
  tabs.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) faults.push(`policy: ${message.text()}`);
  });
}
