import { Visitor } from '../../people/visitor';
import { dashboardScreen } from '../../screens/dashboard-screen';
import { shellScreen } from '../../screens/shell-screen';
import { DEMO } from '../../seed/invented';
import { storedSession, NOTHING_STORED } from '../../seed/stored-session';
import { expect, test } from '../../watched-test';

test('all tabs sign in together, log out together, and show the next person and nothing of the one before', async ({
  visitor,
  inbox,
  page,
  context,
}) => {
  const other = await context.newPage();
  await other.goto('/signin');
  const realtor = await visitor.signsIn(DEMO.realtor, DEMO.password);
  for (const tab of [page, other]) await expect(dashboardScreen(tab).card(/June Okafor/)).toBeVisible();

  await realtor.logsOut();
  for (const tab of [page, other]) await expect(tab).toHaveURL('/signin');
  expect(await storedSession(other)).toEqual(NOTHING_STORED);

  await new Visitor(other, inbox).entersSignIn(DEMO.lender, DEMO.password);
  for (const tab of [other, page]) {
    await expect(shellScreen(tab).person).toContainText('Lender');
    await expect(dashboardScreen(tab).title).toBeVisible();
    await expect(tab.getByText('June Okafor')).toBeHidden();
  }
});
