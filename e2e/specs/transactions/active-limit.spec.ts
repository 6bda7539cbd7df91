import { Subscriber } from '../../people/subscriber';
import { dashboardScreen } from '../../screens/dashboard-screen';
import { pricingScreen } from '../../screens/pricing-screen';
import { wizardScreen } from '../../screens/wizard-screen';
import { Transactions } from '../../seed/transactions';
import { A_PROPERTY, anEmail, PASSWORD } from '../../seed/invented';
import { expect, test } from '../../watched-test';

test('spec § 6: without a plan the second transaction is a draft, the plans are over the page, and a trial restores it', async ({
  accounts,
  visitor,
  page,
  request,
}) => {
  const { owner } = await accounts.company();
  await (await Transactions.of(owner.email, request, PASSWORD)).makes('Wanda Ashgrove');
  const realtor = await visitor.returns(owner.email);
  const dashboard = dashboardScreen(page);
  const pricing = pricingScreen(page);
  await realtor.startsTransaction();
  await realtor.entersProperty({ ...A_PROPERTY, street: '9 Harrow Lane' });
  await realtor.entersNewClient({ name: 'Silas Pennyworth', email: anEmail('client') });
  await realtor.addsDatesManually();
  await realtor.submits();

  await expect(pricing.dialog('Subscribe')).toBeVisible();
  await pricing.button('Continue').click();
  await expect(pricing.said('Please select a package!')).toBeVisible();
  await pricing.option('Team').check();
  await pricing.button('Continue').click();
  await new Subscriber(page).entersAddress();
  await pricing.button('Start free trial').click();

  await expect(dashboard.draft('9 Harrow Lane')).toBeVisible();
  await dashboard.restore.click();
  await expect(wizardScreen(page).step('Review Contract Dates')).toBeVisible();
  await realtor.submits();
  await expect(page.getByRole('heading', { level: 1, name: 'Silas Pennyworth' })).toBeVisible();
});
