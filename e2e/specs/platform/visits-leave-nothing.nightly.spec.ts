import type { Locator, Page } from '@playwright/test';
import { authScreens } from '../../screens/auth-screens';
import { dashboardScreen } from '../../screens/dashboard-screen';
import { landingScreen } from '../../screens/landing-screen';
import { messagesScreen } from '../../screens/messages-screen';
import { pricingScreen } from '../../screens/pricing-screen';
import { settingScreen } from '../../screens/setting-screen';
import { shellScreen } from '../../screens/shell-screen';
import { DEMO } from '../../seed/invented';
import type { ServerClock } from '../../seed/server-clock';
import { expect, test } from '../../own-server-test';

/** A visit of a remote: the link to press, and the element that shows once its page is complete. */
interface Visit {
  press: Locator;
  complete: Locator;
}

// one server for both; each opens up to 220 pages while other specs run
test.describe.configure({ mode: 'default', timeout: 480_000 });

/** Until each page was shown in each of its states: loading, complete, complete at once. */
const WARM_UP_ROUNDS = 5;
const ROUNDS = 50;
/**
 * A leak of one object a round adds up to 50. Half of that is allowed for objects that belong to no round: the listener of a call
 * under way, the style of a state that only a slow answer shows.
 */
const TOLERANCE = ROUNDS / 2;
/** single-spa's timer for each mount and unmount holds the unmounted elements until its time limit, 8 s, is over. */
const TIME_LIMIT = { seconds: 9 };

/** Far longer than a few collections take: a page that still changes then has a fault, and the failure says what changes. */
const SETTLED_WITHIN_MS = 30_000;

/** The objects that the page holds after a garbage collection. */
async function measure(page: Page) {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Performance.enable');
  await devTools.send('HeapProfiler.collectGarbage');
  const { metrics } = await devTools.send('Performance.getMetrics');
  await devTools.detach();
  const metric = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN;
  const styles = await page.evaluate(() => ({
    styleTags: document.querySelectorAll('style').length,
    styleRules: [...document.styleSheets].reduce((count, { cssRules }) => count + cssRules.length, 0),
  }));
  return { nodes: metric('Nodes'), listeners: metric('JSEventListeners'), ...styles };
}

/** The same, once it does not change anymore: one collection frees what the next one collects. */
async function measureSettled(page: Page, clock: ServerClock) {
  await clock.passes(TIME_LIMIT);
  let last = await measure(page);
  await expect(async () => {
    const before = last;
    last = await measure(page);
    expect(last).toEqual(before);
  }).toPass({ timeout: SETTLED_WITHIN_MS });
  return last;
}

async function expectNothingLeft(page: Page, clock: ServerClock, round: readonly Visit[]): Promise<void> {
  const visit = async (times: number) => {
    for (let time = 0; time < times; time += 1)
      for (const { press, complete } of round) {
        await press.click();
        await expect(complete).toBeVisible();
      }
  };
  await visit(WARM_UP_ROUNDS);
  const before = await measureSettled(page, clock);

  await visit(ROUNDS);
  const after = await measureSettled(page, clock);

  expect(after.styleTags).toBe(before.styleTags);
  for (const what of ['nodes', 'listeners', 'styleRules'] as const)
    expect(after[what] - before[what], what).toBeLessThan(TOLERANCE);
}

test('fifty visits to each remote of a member leave no nodes, listeners or styles behind', async ({
  visitor,
  page,
  clock,
}) => {
  await visitor.returns(DEMO.realtor, DEMO.password);
  const { link } = shellScreen(page);
  await expectNothingLeft(page, clock, [
    { press: link('Messages'), complete: messagesScreen(page).person(/./).first() },
    { press: link('Setting'), complete: settingScreen(page).field('Company Name') },
    { press: link('Subscription'), complete: pricingScreen(page).plans.first() },
    { press: link('Dashboard'), complete: dashboardScreen(page).cards.first() },
  ]);
});

test('nor do fifty visits to each remote of a visitor', async ({ page, clock }) => {
  await page.goto('/');
  await expectNothingLeft(page, clock, [
    {
      press: page.getByRole('banner').getByRole('link', { name: 'Log in' }),
      complete: authScreens(page).heading('Sign in'),
    },
    { press: page.getByRole('link', { name: 'Keydate' }), complete: landingScreen(page).featuresTitle },
  ]);
});
