import type { Page } from '@playwright/test';
import { Member } from '../../people/member';
import { Visitor } from '../../people/visitor';
import { transactionScreen } from '../../screens/transaction-screen';
import { Transactions } from '../../seed/transactions';
import { DEMO } from '../../seed/invented';
import { losesNextAnswer } from '../../seed/lost-answer';
import { expect, test } from '../../watched-test';

/** Two people at two machines, each with the dates of the same new transaction open. */
const both = test.extend<{ employeePage: Page }>({
  employeePage: async ({ browser, baseURL, inbox, visitor, page, request }, use) => {
    const employeeContext = await browser.newContext({ baseURL });
    const employeePage = await employeeContext.newPage();
    const transactions = await Transactions.of(DEMO.realtor, request);
    const { _id } = await transactions.makes('Hester Quillfeather');
    const people = [
      [visitor, DEMO.realtor, page],
      [new Visitor(employeePage, inbox), DEMO.employee, employeePage],
    ] as const;
    for (const [somebody, email, machine] of people) {
      await somebody.returns(email, DEMO.password);
      await machine.goto(`/transaction/${_id}`);
      await transactionScreen(machine).editDates.click();
    }
    await use(employeePage);
    await employeeContext.close();
  },
});

both(
  'a date whose answer was lost appears once, even if somebody else saved before it was sent again',
  async ({ page, employeePage }) => {
    const realtor = transactionScreen(page);
    const employee = transactionScreen(employeePage);
    await losesNextAnswer(page, 'transaction-update/*');
    await new Member(page).addsDeadline('Key Handover', '03/28/2031');
    await realtor.dates.save.click();
    await expect(page.getByRole('alert').filter({ hasText: 'Update failed' })).toBeVisible();
    await new Member(employeePage).movesDeadline('Closing Date', '04/03/2031');
    await employee.dates.save.click();
    await expect(employee.deadlineOn('04-03-2031', 'Closing Date')).toBeVisible();

    await realtor.dates.save.click();
    await expect(realtor.deadlineOn('04-03-2031', 'Closing Date')).toBeVisible();
    await expect(realtor.deadlineOn('03-28-2031', 'Key Handover')).toHaveCount(1);
  },
);
