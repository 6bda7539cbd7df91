import { DEMO } from '../../seed/invented';
import { dashboardScreen } from '../../screens/dashboard-screen';
import { shellScreen } from '../../screens/shell-screen';
import { transactionScreen } from '../../screens/transaction-screen';
import { expect, test } from '../../watched-test';

test('a printed transaction has its client, deadlines and address, and nothing to press or to join with', async ({
  visitor,
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await visitor.returns(DEMO.realtor, DEMO.password);
  await dashboardScreen(page)
    .card(/June Okafor/)
    .click();
  const { client, deadlines, facts, copyLink, deadline, editDates } = transactionScreen(page);
  await expect(copyLink('client')).toBeVisible();
  const done = deadline('New Loan Application Deadline');
  await expect(done).toBeHidden();

  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });

  await expect(client('June Okafor')).toBeVisible();
  await expect(deadlines.getByRole('listitem').first()).toBeVisible();
  // on screen the deadlines that are done are behind a line that opens
  await expect(done).toBeVisible();
  await expect(facts.getByText('2418 Juniper Lane')).toBeVisible();
  await expect(shellScreen(page).sidebar).toBeHidden();
  await expect(shellScreen(page).person).toBeHidden();
  await expect(editDates).toBeHidden();
  await expect(facts.getByText('Client code')).toBeHidden();
  // the dark theme's light ink would be unreadable on white paper
  await expect(client('June Okafor')).toHaveCSS('color', 'rgb(20, 23, 31)');
});
