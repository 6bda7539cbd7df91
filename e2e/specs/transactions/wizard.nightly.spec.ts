import { tabTo } from '../../people/tab-to';
import { wizardScreen } from '../../screens/wizard-screen';
import { A_PROPERTY, anEmail, DEMO } from '../../seed/invented';
import { expect, test } from '../../watched-test';
import { expectAccessible } from '../accessibility/expect-accessible';

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
