import { test as base, type Page } from '@playwright/test';
import { Visitor } from './people/visitor';
import { DeveloperInbox } from './seed/developer-inbox';

interface Actors {
  inbox: DeveloperInbox;
  visitor: Visitor;
}

/**
 * The `test` of every spec: its page fails the spec when the Content-Security-Policy was broken or an error went
 * uncaught, wherever in the spec that happened.
 */
export const test = base.extend<Actors>({
  page: async ({ page }, use) => {
    const faults = await watch(page);
    await use(page);
    base.expect(faults, 'nothing broke behind the screen').toEqual([]);
  },
  inbox: async ({ request }, use) => use(new DeveloperInbox(request)),
  visitor: async ({ page, inbox }, use) => use(new Visitor(page, inbox)),
});

export { expect } from '@playwright/test';

/** The faults of a page, collected from now on; for pages that a spec opens by itself. */
export async function watch(page: Page): Promise<string[]> {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(`uncaught: ${error.message}`));
  await page.exposeFunction('reportPolicyViolation', (what: string) => faults.push(`policy: ${what}`));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      Reflect.get(window, 'reportPolicyViolation')(`${violatedDirective} ${blockedURI}`);
    });
  });
  return faults;
}
