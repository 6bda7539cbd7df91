import type { Page } from '@playwright/test';
import { bringsBackPage } from '../../people/brings-back-page';
import { dashboardScreen } from '../../screens/dashboard-screen';
import { shellScreen } from '../../screens/shell-screen';
import { aDate } from '../../seed/a-date';
import { DEMO } from '../../seed/invented';
import { Transactions } from '../../seed/transactions';
import { expect, test } from '../../watched-test';

const FOR_MEMBERS = [
  { remote: 'transactions', title: 'Transactions', path: '/', heading: 'Dashboard' },
  { remote: 'billing', title: 'Subscription', path: '/subscription', heading: 'Pricing' },
  { remote: 'messaging', title: 'Messages', path: '/messages', heading: 'Messages' },
  { remote: 'settings', title: 'Setting', path: '/setting', heading: 'Setting' },
] as const;
/** With the way from the message in place of the remote to the other one. */
const FOR_VISITORS = [
  {
    remote: 'landing',
    title: 'Home',
    path: '/privacy-policy',
    heading: 'Privacy Policy',
    other: { link: 'Log in', heading: 'Sign in' },
  },
  {
    remote: 'auth',
    title: 'Sign in',
    path: '/signin',
    heading: 'Sign in',
    other: { link: 'Keydate, home', heading: 'Every deadline of every contract, on time.' },
  },
] as const;

const FAILURES = [
  { what: 'entry is missing', files: /\/entry\.\w+\.js/ },
  // its entry is in the browser's cache, from before a redeploy that removed the rest
  { what: 'chunks are gone', files: /\/(?!entry\.)[\w.-]+\.js/ },
];

/** Opens a page of another remote than the one that failed. */
async function useAnother(page: Page, failed: string): Promise<void> {
  const other = failed === 'settings' ? 'Messages' : 'Setting';
  await shellScreen(page).link(other).click();
  await expect(page.getByRole('heading', { level: 1, name: other, exact: true })).toBeVisible();
}

for (const { what, files } of FAILURES) {
  const isOf = (remote: string) => (url: URL) =>
    url.pathname.startsWith(`/remotes/${remote}/`) && files.test(url.pathname);

  test(`each remote of a member whose ${what} is named, leaves the rest working, and comes back by "Try again"`, async ({
    visitor,
    page,
    faults,
  }) => {
    const shell = shellScreen(page);
    await visitor.returns(DEMO.realtor, DEMO.password);
    await expect(dashboardScreen(page).title).toBeVisible();
    for (const { remote, title, path, heading } of FOR_MEMBERS) {
      await page.route(isOf(remote), (route) => route.fulfill({ status: 404 }));
      await page.goto(path);
      await expect(shell.content.getByRole('alert').filter({ hasText: title })).toBeVisible();
      await useAnother(page, remote);
      await page.goBack();
      await expect(shell.content.getByRole('alert').filter({ hasText: title })).toBeVisible();
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await bringsBackPage(page, heading);
    }
    faults.splice(0);
  });

  test(`each remote of a visitor whose ${what} is named, leaves the other working, and comes back by "Try again"`, async ({
    page,
    faults,
  }) => {
    for (const { remote, title, path, heading, other } of FOR_VISITORS) {
      await page.route(isOf(remote), (route) => route.fulfill({ status: 404 }));
      await page.goto(path);
      await expect(page.getByRole('alert').filter({ hasText: title })).toBeVisible();
      await page.getByRole('banner').getByRole('link', { name: other.link }).click();
      await expect(page.getByRole('heading', { level: 1, name: other.heading, exact: true })).toBeVisible();
      await page.goBack();
      await expect(page.getByRole('alert').filter({ hasText: title })).toBeVisible();
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await shellScreen(page).tryAgain.click();
      await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible();
    }
    faults.splice(0);
  });
}

test('while the remote of messages is down, a reminder still rings the bell and arrives on its open page', async ({
  visitor,
  page,
  request,
  faults,
}) => {
  const shell = shellScreen(page);
  await page.route('**/remotes/messaging/**', (route) => route.fulfill({ status: 404 }));
  await visitor.returns(DEMO.realtor, DEMO.password);
  await shell.link('Messages').click();
  await expect(shell.unavailable('Messages')).toBeVisible();
  await shell.bell.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Notifications', exact: true })).toBeVisible();

  const transactions = await Transactions.of(DEMO.realtor, request);
  // its reminder is due by now, so it goes out at once
  const { _id } = await transactions.makes('Ottilie Vance', {
    contract_dates: [aDate('Closing Date', 1)],
    notification: { type: 'days', value: 30 },
  });
  // without a reload
  await expect(page.getByRole('heading', { level: 2, name: 'Ottilie Vance' })).toBeVisible();
  await expect(shell.bell).toHaveAccessibleName(/^Notifications, \d+ unread$/);
  await page.locator(`a[href^="/transaction/${_id}#deadline-"]`).click();
  await expect(page).toHaveURL(new RegExp(`/transaction/${_id}#deadline-`));
  faults.splice(0);
});
