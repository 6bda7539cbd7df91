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
  context: async ({ context, faults }, use, testInfo) => {
    const log = watch(context, faults);
    await use(context);
    await context.unrouteAll({ behavior: 'ignoreErrors' });
    // a spec that fails once in a hundred runs can be explained only by what it leaves
    if (testInfo.status !== testInfo.expectedStatus && log.length > 0)
      await testInfo.attach('log of its pages', { contentType: 'text/plain', body: log.join('\n') });
    base.expect(faults, 'no hidden errors').toEqual([]);
  },
  page: async ({ page }, use) => {
    await use(page);
    // a request that a route still holds when the spec ends would fail it
    if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' });
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

/**
 * Adds to `faults` what no page may do.
 * @returns the log, to which it adds what pages warn of and which requests failed, each with the seconds since the test began
 */
function watch(tabs: BrowserContext, faults: string[]): string[] {
  const log: string[] = [];
  const began = Date.now();
  const note = (what: string) => log.push(`${((Date.now() - began) / 1000).toFixed(1)} s ${what}`);
  tabs.on('weberror', (thrown) => {
    faults.push(`uncaught: ${thrown.error().message}`);
    note(`uncaught: ${thrown.error().message}`);
  });
  tabs.on('console', (message) => {
    if (/Content Security Policy|requires 'Trusted/.test(message.text())) faults.push(`policy: ${message.text()}`);
    if (['warning', 'error'].includes(message.type())) note(message.text());
  });
  tabs.on('requestfailed', (request) => note(`${request.failure()?.errorText ?? 'failed'}: ${request.url()}`));
  return log;
}
