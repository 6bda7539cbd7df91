import type { Page } from '@playwright/test';
import { tabTo } from '../../people/tab-to';
import { dashboardScreen } from '../../screens/dashboard-screen';
import { transactionScreen } from '../../screens/transaction-screen';
import { wizardScreen } from '../../screens/wizard-screen';
import { A_PROPERTY, anEmail, DEMO } from '../../seed/invented';
import { expect, test } from '../../watched-test';
import { expectAccessible } from '../accessibility/expect-accessible';

/** Types into what has the focus, field by field. */
async function typesThrough(page: Page, ...words: string[]): Promise<void> {
  for (const text of words) {
    await page.keyboard.press('Tab');
    await page.keyboard.type(text);
  }
}

test('spec § 2.7: the keyboard is enough from Add Transaction to the card', async ({ accounts, visitor, page }) => {
  const { owner } = await accounts.company();
  await visitor.returns(owner.email);
  const wizard = wizardScreen(page);
  const name = `Ferdinand Okoye ${Date.now()}`;
  await dashboardScreen(page).addTransaction.focus();
  await page.keyboard.press('Enter');
  await expect(wizard.street).toBeFocused();
  await page.keyboard.type(A_PROPERTY.street);
  await typesThrough(page, A_PROPERTY.city, A_PROPERTY.zipCode);
  await page.keyboard.press('Tab');
  await page.keyboard.type('Colorado');
  await wizard.zipCode.focus();
  await page.keyboard.press('Enter');

  await expect(wizard.answer('Yes')).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await typesThrough(page, name, '', anEmail('ferdinand'));
  await page.keyboard.press('Enter');

  await expect(wizard.contractType('A Purchase')).toBeFocused();
  await expectAccessible(page);
  await wizard.byHand.press('Enter');
  await expect(wizard.selectAll).toBeFocused();
  await expectAccessible(page);
  // the whole list is one tab stop
  await tabTo(wizard.dialog.getByRole('grid').getByRole('checkbox').first());
  await page.keyboard.press('Control+End');
  await page.keyboard.press('Tab');
  await expect(wizard.dialog.getByRole('button', { name: /Time of Day$/ })).toBeFocused();
  await wizard.edit('Appraisal Deadline').press('Enter');
  await expectAccessible(page);
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

test('the wizard’s title and buttons stay in their places from step to step', async ({ visitor, page }) => {
  const realtor = await visitor.returns(DEMO.realtor, DEMO.password);
  const wizard = wizardScreen(page);
  const places = async () => {
    const boxes = [wizard.title, wizard.next.or(wizard.submit)].map((one) => one.boundingBox());
    return (await Promise.all(boxes)).map((box) => box && [Math.round(box.x), Math.round(box.y)]);
  };
  await realtor.startsTransaction();
  await expect(wizard.street).toBeFocused();
  await wizard.isAtRest();
  const first = await places();
  await realtor.entersProperty(A_PROPERTY);
  await expect(wizard.answer('Yes')).toBeFocused();
  expect(await places()).toEqual(first);
  await realtor.entersNewClient({ name: 'Rosalind Ferry', email: anEmail('rosalind') });
  await expect(wizard.contractType('A Purchase')).toBeFocused();
  expect(await places()).toEqual(first);
  await realtor.addsDatesManually();
  await expect(wizard.selectAll).toBeFocused();
  expect(await places()).toEqual(first);
});

test('spec § 2.7: the calendar takes the focus from the wizard, and arrow keys choose its days', async ({
  visitor,
  page,
}) => {
  const realtor = await visitor.returns(DEMO.realtor, DEMO.password);
  const wizard = wizardScreen(page);
  await realtor.startsTransaction();
  await realtor.entersProperty(A_PROPERTY);
  await realtor.entersNewClient({ name: 'Perpetua Holm', email: anEmail('perpetua') });
  await realtor.addsDatesManually();
  await realtor.changesDate('Appraisal Deadline', '03/02/2031');
  await wizard.edit('Appraisal Deadline').press('Enter');

  await expect(wizard.change.dialog).toBeFocused();
  await tabTo(wizard.change.day('Sunday, March 2, 2031'));
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(wizard.change.newDate).toHaveText('New Date SelectedMonday, March 10th, 2031');
  await tabTo(wizard.change.save);
  await page.keyboard.press('Enter');
  await expect(wizard.edit('Appraisal Deadline')).toBeFocused();
  await expect(wizard.row('Appraisal Deadline')).toContainText('03-10-2031');
});

test('spec § 8: Submit without a connection says so, loses nothing, and works once there is one', async ({
  accounts,
  visitor,
  page,
  context,
}) => {
  const { owner } = await accounts.company();
  const realtor = await visitor.returns(owner.email);
  const wizard = wizardScreen(page);
  await realtor.startsTransaction();
  await realtor.entersProperty(A_PROPERTY);
  await realtor.entersNewClient({ name: 'Lionel Marsh', email: anEmail('lionel') });
  await realtor.addsDatesManually();
  await realtor.changesDate('Closing Date', '03/20/2031');
  await context.setOffline(true);
  await realtor.submits();
  await expect(wizard.said('Keydate cannot be reached.')).toBeVisible();
  await expect(wizard.submit).toBeEnabled();

  await context.setOffline(false);
  await realtor.submits();
  await expect(dashboardScreen(page).done('Transaction Created Successfully')).toBeVisible();
  await realtor.opensDashboard();
  await expect(dashboardScreen(page).card(/Lionel Marsh/)).toHaveCount(1);
});

test('spec § 6: an employee is not asked whether the client is new, and can see a client’s details', async ({
  visitor,
  page,
}) => {
  const employee = await visitor.returns(DEMO.employee, DEMO.password);
  const wizard = wizardScreen(page);
  await employee.startsTransaction();
  await employee.entersProperty(A_PROPERTY);

  await expect(wizard.client(/June Okafor/)).toBeVisible();
  await expect(wizard.question).toBeHidden();
  await wizard.seeDetails(/June Okafor/).click();
  await expect(wizard.details('June Okafor')).toContainText('june.okafor@mail.example');
  await expectAccessible(page);
});

test('spec § 4.4: a step that is not complete says so, beside its fields and in a toast', async ({ visitor, page }) => {
  const realtor = await visitor.returns(DEMO.realtor, DEMO.password);
  const wizard = wizardScreen(page);
  await realtor.startsTransaction();
  // the company's state is preset
  await expect(wizard.state).toHaveValue('Colorado');
  await wizard.state.selectOption('');
  await wizard.next.click();

  await expect(wizard.said('Validation Error')).toContainText('Please fill in all required fields correctly.');
  await expect(wizard.fieldError('Atleast one state need to be selected.')).toBeVisible();
  await expect(wizard.step('Listing Information')).toBeVisible();
});

test('a reload loses nothing, not even the open date dialog; a scan that it interrupted says so', async ({
  visitor,
  page,
}) => {
  const realtor = await visitor.returns(DEMO.realtor, DEMO.password);
  const wizard = wizardScreen(page);
  await realtor.startsTransaction();
  await realtor.entersProperty(A_PROPERTY);
  await realtor.entersNewClient({ name: 'Ottoline Fairweather', email: anEmail('ottoline') });
  await realtor.uploadsContract('photo-phone.jpg');
  await expect(wizard.scanning).toBeVisible();
  await page.reload();
  await expect(wizard.cutOff('photo-phone.jpg')).toBeVisible();

  await realtor.addsDatesManually();
  await wizard.edit('Appraisal Deadline').click();
  await wizard.change.title.fill('Appraisal of both houses');
  await page.reload();
  await expect(wizard.change.title).toHaveValue('Appraisal of both houses');
  await wizard.change.cancel.click();
  await expect(wizard.edit('Appraisal Deadline')).toBeFocused();
});
