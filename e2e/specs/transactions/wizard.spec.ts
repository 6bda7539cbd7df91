import type { Page } from '@playwright/test';
import { tabTo } from '../../people/tab-to';
import { dashboardScreen } from '../../screens/dashboard-screen';
import { shellScreen } from '../../screens/shell-screen';
import { transactionScreen } from '../../screens/transaction-screen';
import { wizardScreen } from '../../screens/wizard-screen';
import { A_PROPERTY, anEmail, PASSWORD } from '../../seed/invented';
import { expect, test } from '../../watched-test';

/** Types into the focused field, one field after the other. */
async function typesThrough(page: Page, ...words: string[]): Promise<void> {
  for (const text of words) {
    await page.keyboard.press('Tab');
    await page.keyboard.type(text);
  }
}

test('spec § 2.7: the keyboard alone is enough from sign-in to the card of a new transaction', async ({
  accounts,
  page,
}) => {
  const { owner } = await accounts.company();
  const wizard = wizardScreen(page);
  await page.goto('/signin');
  await expect(page.getByLabel('Email', { exact: true })).toBeFocused();
  await page.keyboard.type(owner.email);
  await typesThrough(page, PASSWORD);
  await page.keyboard.press('Enter');
  await expect(shellScreen(page).content).toBeFocused();
  const name = `Ferdinand Okoye ${Date.now()}`;
  await tabTo(dashboardScreen(page).addTransaction);
  await page.keyboard.press('Enter');
  await expect(wizard.street).toBeFocused();
  await page.keyboard.type(A_PROPERTY.street);
  await typesThrough(page, A_PROPERTY.city, A_PROPERTY.zipCode);
  await page.keyboard.press('Tab');
  await page.keyboard.type('Colorado');
  await wizard.zipCode.focus();
  await page.keyboard.press('Enter');

  await expect(wizard.answer('Yes')).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await typesThrough(page, name, '', anEmail('ferdinand'));
  await page.keyboard.press('Enter');

  await expect(wizard.contractType('A Purchase')).toBeFocused();
  await wizard.byHand.press('Enter');
  await expect(wizard.selectAll).toBeFocused();
  // the whole list is one tab stop
  await tabTo(wizard.dialog.getByRole('grid').getByRole('checkbox').first());
  await page.keyboard.press('Control+End');
  await page.keyboard.press('Tab');
  await expect(wizard.dialog.getByRole('button', { name: /Time of Day$/ })).toBeFocused();
  await wizard.edit('Appraisal Deadline').press('Enter');
  await wizard.change.date.focus();
  await page.keyboard.type('03/02/2031');
  await page.keyboard.press('Enter');
  await expect(wizard.edit('Appraisal Deadline')).toBeFocused();
  await wizard.submit.press('Enter');

  await expect(dashboardScreen(page).done('Transaction Created Successfully')).toBeVisible();
  await expect(transactionScreen(page).deadlineOn('03-02-2031', 'Appraisal Deadline')).toBeVisible();
  await page.goBack();
  await expect(dashboardScreen(page).card(new RegExp(name))).toContainText('03-02-2031');
  await expect(wizard.dialog).toBeHidden();
});

test('what is missing or cannot be read is said and costs nothing; typed dates are saved once', async ({
  accounts,
  visitor,
  page,
  context,
}) => {
  const { owner } = await accounts.company();
  const realtor = await visitor.returns(owner.email);
  const wizard = wizardScreen(page);
  await realtor.startsTransaction();
  // the company's state is preset
  await expect(wizard.state).toHaveValue('Colorado');
  await wizard.state.selectOption('');
  await wizard.next.click();
  await expect(wizard.said('Validation Error')).toContainText('Please fill in all required fields correctly.');
  await expect(wizard.fieldError('Atleast one state need to be selected.')).toBeVisible();
  await expect(wizard.step('Listing Information')).toBeVisible();

  await realtor.entersProperty(A_PROPERTY);
  await realtor.entersNewClient({ name: 'Lionel Marsh', email: anEmail('lionel') });
  const letter = { name: 'letter.pdf', mimeType: 'application/pdf', buffer: Buffer.from('Dear Sir or Madam') };
  await wizard.contractFile.setInputFiles(letter);
  await expect(wizard.dialog).toContainText(
    'This is not a PDF or a picture (JPEG, PNG, WebP, TIFF). Please choose another file.',
  );
  await wizard.back.click();
  await expect(wizard.clientName).toHaveValue('Lionel Marsh');
  await wizard.next.click();

  await realtor.addsDatesManually();
  await expect(wizard.row('Appraisal Deadline')).toContainText('not set');
  await expect(wizard.tick('Appraisal Deadline')).not.toBeChecked();
  await wizard.edit('Appraisal Deadline').click();
  await expect(wizard.change.heading).toBeVisible();
  await wizard.change.date.fill('03/22/2031');
  await expect(wizard.change.newDate).toContainText('March 22nd, 2031');
  await wizard.change.cancel.click();
  await expect(wizard.row('Appraisal Deadline')).toContainText('not set');
  await realtor.changesDate('Closing Date', '03/20/2031');
  await expect(wizard.tick('Closing Date')).toBeChecked();

  await context.setOffline(true);
  await realtor.submits();
  await expect(wizard.said('Keydate cannot be reached.')).toBeVisible();
  await context.setOffline(false);
  await realtor.submits();
  await expect(dashboardScreen(page).done('Transaction Created Successfully')).toBeVisible();
  await realtor.opensDashboard();
  const card = dashboardScreen(page).card(/Lionel Marsh/);
  await expect(card).toHaveCount(1);
  await expect(card).toContainText('Closing Date');
  await expect(card.getByText(/^\d{2}-\d{2}-\d{4}$/)).toHaveText('03-20-2031');
});

test('a reload loses nothing, not even the open date dialog; a contract that is being read shows its progress again', async ({
  accounts,
  visitor,
  page,
}) => {
  // somebody who has not read this contract before: it would be there at once
  const { owner } = await accounts.company();
  const realtor = await visitor.returns(owner.email);
  const wizard = wizardScreen(page);
  await realtor.startsTransaction();
  await realtor.entersProperty(A_PROPERTY);
  await realtor.entersNewClient({ name: 'Ottoline Fairweather', email: anEmail('ottoline') });
  // it may be read before the page is back: its progress is not answered until then
  await page.route('**/contract-readings/*/progress', () => undefined);
  // the upload has arrived once the page asks for the progress
  const isUploaded = page.waitForRequest('**/contract-readings/*/progress');
  await realtor.uploadsContract('photo-phone.jpg');
  await expect(wizard.scanning).toBeVisible();
  await isUploaded;
  await page.reload();
  await expect(wizard.scanning).toBeVisible();
  await wizard.cancelScan.click();
  await page.unroute('**/contract-readings/*/progress');

  await realtor.addsDatesManually();
  await wizard.edit('Appraisal Deadline').click();
  await wizard.change.title.fill('Appraisal of both houses');
  await page.reload();
  await expect(wizard.change.title).toHaveValue('Appraisal of both houses');
  await wizard.change.cancel.click();
  await expect(wizard.edit('Appraisal Deadline')).toBeFocused();
});
