import type { Request, Route } from '@playwright/test';
import { wizardScreen } from '../../screens/wizard-screen';
import { A_PROPERTY, anEmail } from '../../seed/invented';
import { expect, test } from '../../watched-test';
import { expectAccessibleInBothThemes } from '../accessibility/expect-accessible';

test('a scan can be canceled, no column is both title and date, and another contract replaces changed dates only if asked to', async ({
  accounts,
  visitor,
  page,
}) => {
  // a person reads two contracts at once at the most, and others read theirs as the demo's realtor
  const { owner } = await accounts.company();
  const realtor = await visitor.returns(owner.email);
  const wizard = wizardScreen(page);
  await realtor.startsTransaction();
  await realtor.entersProperty(A_PROPERTY);
  await realtor.entersNewClient({ name: 'Barnaby Thistlewood', email: anEmail('barnaby') });

  // it is sent once Next was pressed, which may take longer than the scan does
  let hold: (route: Route) => void = () => {};
  const sent = new Promise<Route>((resolve) => (hold = resolve));
  const isUpload = (request: Request) =>
    request.method() === 'POST' && new URL(request.url()).pathname.endsWith('/contract-readings');
  await page.route('**/contract-readings', (route) => (isUpload(route.request()) ? hold(route) : route.fallback()));
  await realtor.uploadsContract('photo-phone.jpg');
  await expect(wizard.scanning).toBeVisible();
  await wizard.next.click();
  await expect(wizard.says('The contract is still being read.')).toBeVisible();
  await (await sent).continue();
  const cancelled = page.waitForRequest((request) => request.method() === 'DELETE');
  await wizard.cancelScan.click();
  await cancelled;
  await page.unroute('**/contract-readings');
  await expect(wizard.scanning).toBeHidden();

  await realtor.uploadsContract('typed-ruled.pdf');
  await realtor.waitsForTheScan();
  await wizard.column('Select Title', /Date/).click();
  await expect(wizard.fieldError('This field is already selected for date')).toBeVisible();
  await expect(wizard.column('Select Title', 'Event')).toBeChecked();
  await wizard.column('Select Dates', 'Event').click();
  await expect(wizard.fieldError('This field is already selected for title')).toBeVisible();
  await expect(wizard.column('Select Dates', /Date/)).toBeChecked();

  await wizard.next.click();
  await realtor.changesDate('Closing Date', '03/20/2031');
  await wizard.back.click();
  await wizard.back.click();
  await realtor.uploadsContract('typed-2019.pdf');
  await expect(wizard.replace.question).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await wizard.replace.keep.click();
  await expect(wizard.scanning).toBeHidden();
  await wizard.next.click();
  await wizard.next.click();
  await expect(wizard.row('Closing Date')).toContainText('03-20-2031');
});
