import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LAST_GOOD_REGISTRY_FILE, REGISTRY_FILE } from '@keydate/contracts/registry';
import type { Browser, Page } from '@playwright/test';
import { authScreens } from '../../screens/auth-screens';
import { dashboardScreen } from '../../screens/dashboard-screen';
import { landingScreen } from '../../screens/landing-screen';
import { shellScreen } from '../../screens/shell-screen';
import { DEMO } from '../../seed/invented';
import { expect, test } from '../../own-server-test';

/** The kinds of damage that a power cut or a mistake does to the file. */
const DAMAGES: ((file: string, whole: string) => Promise<void>)[] = [
  (file, whole) => writeFile(file, whole.slice(0, whole.length / 2)),
  (file) => writeFile(file, '<!doctype html>'),
  (file) => rm(file),
];

async function memberUsesEachRemote(page: Page): Promise<void> {
  const shell = shellScreen(page);
  await page.goto('/');
  await expect(dashboardScreen(page).title).toBeVisible();
  // spec § 2.9: the subscription's page is headed by its prices
  for (const [link, heading] of [
    ['Messages', 'Messages'],
    ['Setting', 'Setting'],
    ['Subscription', 'Pricing'],
  ] as const) {
    await shell.link(link).click();
    await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible();
  }
}

async function visitorUsesEachRemote(browser: Browser, baseURL: string): Promise<void> {
  const context = await browser.newContext({ baseURL });
  const page = await context.newPage();
  await page.goto('/');
  await expect(landingScreen(page).featuresTitle).toBeVisible();
  await page.goto('/signin');
  await expect(authScreens(page).email).toBeVisible();
  await context.close();
}

test('a registry that is torn, garbage or gone costs nobody a remote: the server goes on with the last good one, also after a restart', async ({
  visitor,
  page,
  browser,
  ownServer,
}) => {
  // the server starts a second time
  test.setTimeout(480_000);
  const file = join(ownServer.home, REGISTRY_FILE);
  const whole = await readFile(file, 'utf8');
  const everybodyUsesEachRemote = async () => {
    await memberUsesEachRemote(page);
    await visitorUsesEachRemote(browser, ownServer.origin);
  };
  await visitor.returns(DEMO.realtor, DEMO.password);
  await expect(dashboardScreen(page).title).toBeVisible();

  try {
    for (const damage of DAMAGES) {
      await damage(file, whole);
      await everybodyUsesEachRemote();
    }
    // from the copy on the disk
    await ownServer.kill();
    await ownServer.start();
    await everybodyUsesEachRemote();
    // from the copy in memory
    await rm(join(ownServer.home, LAST_GOOD_REGISTRY_FILE));
    await writeFile(file, '{"host":');
    await everybodyUsesEachRemote();
  } finally {
    await writeFile(file, whole);
  }
});
