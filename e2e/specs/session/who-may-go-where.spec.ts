import type { Page } from '@playwright/test';
import { authScreens } from '../../screens/auth-screens';
import { companyScreen } from '../../screens/company-screen';
import { dashboardScreen } from '../../screens/dashboard-screen';
import { pricingScreen } from '../../screens/pricing-screen';
import { shellScreen } from '../../screens/shell-screen';
import { DEMO } from '../../seed/invented';
import { pathsClosedTo } from '../../seed/pages';
import { expect, test } from '../../watched-test';

// one visitor goes to one path after another: a new browser for each would take most of a minute
test('signed out, every path that is no page of visitors goes to /signin (spec § 2.1)', async ({
  visitor,
  page,
  baseURL,
}) => {
  for (const path of ['/nowhere', '/signin/more', '//evil', '/%2f%2fevil', '/\\evil', ...pathsClosedTo('visitor')]) {
    await page.goto(`${baseURL}${path}`);
    await expect(authScreens(page).heading('Sign in'), path).toBeVisible();
    await expect(page, path).toHaveURL('/signin');
  }
  await visitor.entersSignIn(DEMO.client, DEMO.password);
  await expect(page.getByText('Client are not allowed')).toBeVisible();
  await expect(page).toHaveURL('/signin');
});

test('signed in without a company, every path goes to /company (spec § 2.1)', async ({ accounts, visitor, page }) => {
  const { email } = await accounts.personWithoutCompany();
  await visitor.returns(email);
  await leadTo(page, ['/nowhere', ...pathsClosedTo('withoutCompany')], '/company', companyScreen(page).title);
});

test('signed in with a company, an unknown path and those of visitors go to the dashboard; only owners manage the plan', async ({
  visitor,
  page,
}) => {
  const shell = shellScreen(page);
  const realtor = await visitor.returns(DEMO.realtor, DEMO.password);
  await expect(shell.link('Subscription')).toBeVisible();
  await leadTo(page, ['/nowhere', '/transaction', ...pathsClosedTo('member')], '/', dashboardScreen(page).title);
  await realtor.logsOut();

  await visitor.returns(DEMO.employee, DEMO.password);
  await expect(shell.person).toContainText('Employee');
  await expect(shell.link('Setting')).toBeVisible();
  await expect(shell.link('Subscription')).toBeHidden();
  await page.goto('/subscription');
  await expect(pricingScreen(page).said('Your company’s owner manages the subscription.')).toBeVisible();
  await expect(pricingScreen(page).anyPlan('Team')).toHaveCount(0);
});

async function leadTo(page: Page, paths: string[], place: string, title: ReturnType<Page['getByRole']>): Promise<void> {
  for (const path of paths) {
    await page.goto(path);
    await expect(title, path).toBeVisible();
    await expect(page, path).toHaveURL(place);
  }
}
