import { Member } from '../../people/member';
import { transactionScreen } from '../../screens/transaction-screen';
import { Transactions } from '../../seed/transactions';
import { PASSWORD } from '../../seed/invented';
import { losesNextAnswer } from '../../seed/lost-answer';
import { expect, test } from '../../watched-test';

test.beforeEach(async ({ accounts, visitor, page, request }) => {
  const { owner } = await accounts.company();
  const transactions = await Transactions.of(owner.email, request, PASSWORD);
  const { _id } = await transactions.makes('Clementine Oakhurst');
  const realtor = await visitor.returns(owner.email);
  await page.goto(`/transaction/${_id}`);
  await transactionScreen(page).editDates.click();
  await realtor.movesDeadline('Closing Date', '03/21/2031');
  await realtor.addsDeadline('Key Handover', '03/28/2031');
  await losesNextAnswer(page, 'transaction-update/*');
  await transactionScreen(page).dates.save.click();
  const notice = page.getByRole('alert').filter({ hasText: 'We do not know whether your changes are saved.' });
  await expect(notice).toBeVisible();
});

test('an added date whose answer was lost and that is changed afterwards appears once, as changed', async ({
  page,
}) => {
  const transaction = transactionScreen(page);
  await new Member(page).movesDeadline('Key Handover', '03/29/2031');
  await transaction.dates.save.click();

  await expect(transaction.deadlineOn('03-29-2031', 'Key Handover')).toBeVisible();
  await expect(transaction.deadline('Key Handover')).toHaveCount(1);
});

test('an added date whose answer was lost and that is removed afterwards is gone', async ({ page }) => {
  const transaction = transactionScreen(page);
  await transaction.dates.remove('Key Handover').click();
  await transaction.dates.save.click();

  await expect(transaction.said('Update successful!')).toBeVisible();
  await expect(transaction.deadlineOn('03-21-2031', 'Closing Date')).toBeVisible();
  await expect(transaction.deadline('Key Handover')).toHaveCount(0);
});

test('a day that is moved again after its answer was lost does not count as somebody else’s change', async ({
  page,
}) => {
  const transaction = transactionScreen(page);
  await new Member(page).movesDeadline('Closing Date', '03/24/2031');
  await transaction.dates.save.click();

  await expect(transaction.deadlineOn('03-24-2031', 'Closing Date')).toBeVisible();
  await expect(transaction.deadline('Key Handover')).toHaveCount(1);
});
