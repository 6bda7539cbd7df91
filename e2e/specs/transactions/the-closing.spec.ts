import { addDays, dayAt } from '@keydate/domain/calendar-day';
import { transactionScreen } from '../../screens/transaction-screen';
import { DEMO } from '../../seed/invented';
import { Transactions } from '../../seed/transactions';
import { expect, test } from '../../watched-test';

test('of two deadlines that could be the closing the realtor marks one, then remembers that it is cash', async ({
  page,
  visitor,
  request,
}) => {
  const day = addDays(dayAt(new Date(), 'America/Denver'), 40);
  const dates = ['Closing Date', 'Amended Closing Date'].map((title, at) => ({ title, date: addDays(day, at * 14) }));
  const { _id } = await (
    await Transactions.of(DEMO.realtor, request)
  ).makes('Cordelia Ames', { contract_dates: dates });
  const { closing } = transactionScreen(page);
  await visitor.returns(DEMO.realtor, DEMO.password);
  await page.goto(`/transaction/${_id}`);
  await expect(closing.unclear).toBeVisible();
  await closing.mark.click();
  await closing.deadline.selectOption({ label: `Amended Closing Date, ${addDays(day, 14)}` });
  await closing.save.click();
  await expect(closing.mailBy).toBeVisible();
  await expect(closing.unclear).toBeHidden();

  await closing.noLoan.click();
  await expect(closing.cash).toBeVisible();
  await page.reload();
  await expect(closing.cash).toBeVisible();
  await expect(closing.mailBy).toBeHidden();
});
