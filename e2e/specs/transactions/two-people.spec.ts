import { Member } from '../../people/member';
import { Visitor } from '../../people/visitor';
import { transactionScreen } from '../../screens/transaction-screen';
import { Transactions } from '../../seed/transactions';
import { DEMO } from '../../seed/invented';
import { expect, test } from '../../watched-test';

test('what two people change in the same dates is all there; of the one that both changed, each version', async ({
  browser,
  baseURL,
  inbox,
  visitor,
  page,
  request,
}) => {
  const employeePage = await (await browser.newContext({ baseURL })).newPage();
  const { _id } = await (await Transactions.of(DEMO.realtor, request)).makes('Hester Quillfeather');
  for (const [somebody, email] of [
    [visitor, DEMO.realtor],
    [new Visitor(employeePage, inbox), DEMO.employee],
  ] as const) {
    await somebody.returns(email, DEMO.password, `/transaction/${_id}`);
    await transactionScreen(somebody.page).editDates.click();
  }

  const realtor = transactionScreen(page);
  const employee = transactionScreen(employeePage);
  await new Member(page).movesDeadline('Closing Date', '03/27/2031');
  await new Member(page).addsDeadline('Key Handover', '03/28/2031');
  await realtor.dates.save.click();
  await expect(realtor.deadlineOn('03-27-2031', 'Closing Date')).toBeVisible();

  await new Member(employeePage).movesDeadline('Closing Date', '04/03/2031');
  await new Member(employeePage).addsDeadline('Walk-through', '03/26/2031');
  await employee.dates.save.click();
  await expect(employee.dates.version(/04-03-2031/)).toBeChecked();
  await employee.dates.version(/03-27-2031/).check();
  await employee.dates.save.click();

  await expect(employee.deadlineOn('03-27-2031', 'Closing Date')).toBeVisible();
  await expect(employee.deadlineOn('03-28-2031', 'Key Handover')).toBeVisible();
  await expect(employee.deadlineOn('03-26-2031', 'Walk-through')).toBeVisible();
  await employeePage.context().close();
});
