import { authScreens } from '../../screens/auth-screens';
import { companyScreen } from '../../screens/company-screen';
import { dashboardScreen } from '../../screens/dashboard-screen';
import { pricingScreen } from '../../screens/pricing-screen';
import { shellScreen } from '../../screens/shell-screen';
import { anEmail, DEMO } from '../../seed/invented';
import { expect, test } from '../../watched-test';

const MEMBERS_PATHS = [
  '/subscription',
  '/messages',
  '/new-conversation',
  '/setting',
  '/setting/account',
  '/transaction/7',
  '/notifications',
];

// one visitor goes to one path after another: a browser that starts anew for each takes most of a minute
test.describe('signed out (spec § 2.1)', () => {
  test('the public pages open', async ({ page }) => {
    for (const { path, heading } of [
      { path: '/', heading: 'Every deadline of every contract, on time.' },
      { path: '/signin', heading: 'Sign in' },
      { path: '/signup', heading: 'Create your account' },
      { path: '/reset-password', heading: 'Reset your password' },
      { path: '/term-and-service', heading: 'Terms of service' },
      { path: '/privacy-policy', heading: 'Privacy Policy' },
      { path: '/newsletter', heading: 'Unsubscribe from Keydate’s news?' },
      { path: '/lender-invitation/7', heading: 'You are invited to a transaction' },
    ]) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: heading }), path).toBeVisible();
      await expect(page).toHaveURL(path);
    }
  });

  test('a later step of sign-up leads to the first one if none was started', async ({ page }) => {
    for (const path of ['/password', '/auth-profile']) {
      await page.goto(path);
      await expect(authScreens(page).heading('Create your account'), path).toBeVisible();
      await expect(page).toHaveURL('/signup');
    }
  });

  test('every other path goes to /signin', async ({ page, baseURL }) => {
    for (const path of ['/nowhere', '/signin/more', '/company', '//evil', '/%2f%2fevil', '/\\evil', ...MEMBERS_PATHS]) {
      await page.goto(`${baseURL}${path}`);
      await expect(authScreens(page).heading('Sign in'), path).toBeVisible();
      await expect(page, path).toHaveURL('/signin');
    }
  });
});

test.describe('signed in without a company (spec § 2.1)', () => {
  test('only /company opens; every other path goes to it', async ({ visitor, page }) => {
    await visitor.signsUpAs('Lender', { fullName: 'Ellis Ford', email: anEmail('ellis') });
    await expect(companyScreen(page).title).toBeVisible();
    for (const path of ['/', '/signin', '/signup', '/nowhere', ...MEMBERS_PATHS]) {
      await page.goto(path);
      await expect(companyScreen(page).title).toBeVisible();
      await expect(page).toHaveURL('/company');
    }
  });
});

test.describe('signed in with a company (spec § 2.1)', () => {
  test('an unknown path, and those of visitors, go to the dashboard', async ({ visitor, page }) => {
    await visitor.returns(DEMO.realtor, DEMO.password);
    await expect(dashboardScreen(page).title).toBeVisible();
    for (const path of ['/nowhere', '/signin', '/signup', '/company', '/reset-password', '/transaction']) {
      await page.goto(path);
      await expect(dashboardScreen(page).title).toBeVisible();
      await expect(page).toHaveURL('/');
    }
  });

  test('super roles have the Subscription entry, others do not (spec § 6)', async ({ visitor, page }) => {
    const realtor = await visitor.returns(DEMO.realtor, DEMO.password);
    const shell = shellScreen(page);
    await expect(shell.person).toContainText('Realtor');
    await expect(shell.link('Subscription')).toBeVisible();

    await realtor.logsOut();
    await visitor.returns(DEMO.employee, DEMO.password);

    await expect(shell.person).toContainText('Employee');
    await expect(shell.link('Setting')).toBeVisible();
    await expect(shell.link('Subscription')).toBeHidden();
  });

  test('anybody else who opens /subscription reads who manages it, and sees no plan', async ({ visitor, page }) => {
    await visitor.returns(DEMO.employee, DEMO.password);
    await expect(shellScreen(page).person).toContainText('Employee');
    await page.goto('/subscription');
    const screen = pricingScreen(page);
    await expect(screen.said('Your company’s owner manages the subscription.')).toBeVisible();
    await expect(screen.anyPlan('Team')).toHaveCount(0);
  });
});

test('a client is refused: "Client are not allowed"', async ({ visitor, page }) => {
  await visitor.triesToSignIn(DEMO.client, DEMO.password);
  await expect(page.getByText('Client are not allowed')).toBeVisible();
  await expect(page).toHaveURL('/signin');
});

test.describe('an invitation', () => {
  for (const path of ['/', '/signup', '/nowhere']) {
    test(`to ${path} leads to sign-up with its code filled in`, async ({ page }) => {
      await page.goto(`${path}?ref=E4H8KDZP3VNB`);
      await expect(authScreens(page).inviteCode).toHaveValue('E4H8KDZP3VNB');
      await expect(page).toHaveURL('/signup');
    });
  }
});
