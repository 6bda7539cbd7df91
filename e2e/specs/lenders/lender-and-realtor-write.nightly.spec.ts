import { Visitor } from '../../people/visitor';
import { messagesScreen } from '../../screens/messages-screen';
import { transactionScreen } from '../../screens/transaction-screen';
import { Accounts } from '../../seed/accounts';
import { DEMO, PASSWORD } from '../../seed/invented';
import { Transactions } from '../../seed/transactions';
import { both } from '../../realtor-and-lender-test';
import { expect } from '../../watched-test';
import { expectAccessible } from '../accessibility/expect-accessible';

const LENDER = `Ingeborg Aspen ${Date.now() % 10_000}`;

both(
  'side by side: realtor and lender write to each other from the transaction, until it is withdrawn; both read on',
  async ({ page, lenderPage, inbox, visitor, request }) => {
    const transactions = await Transactions.of(DEMO.realtor, request);
    const { _id } = await transactions.makes('Philippa Rusk');
    const { email } = await new Accounts(request, inbox).lender(LENDER);
    const lending = await Transactions.of(email, request, PASSWORD);
    await lending.acceptsInvitation(await transactions.invitesLender(_id, email));

    const [realtor, lender] = [messagesScreen(page), messagesScreen(lenderPage)];
    await new Visitor(lenderPage, inbox).returns(email, PASSWORD);
    await lenderPage.goto(`/transaction/${_id}`);
    await transactionScreen(lenderPage).message(DEMO.realtorName).click();
    await expect(lenderPage).toHaveURL(/\/messages\?with=/);
    await expect(lender.connected).toBeVisible();
    await lender.composer.fill('The appraisal is ordered for Tuesday.');
    await lender.send.click();
    await expect(lender.message('The appraisal is ordered for Tuesday.')).toBeVisible();
    await expectAccessible(lenderPage);

    await visitor.returns(DEMO.realtor, DEMO.password);
    await page.goto(`/transaction/${_id}`);
    await expectAccessible(page);
    await transactionScreen(page).message(LENDER).click();
    await expect(realtor.message('The appraisal is ordered for Tuesday.')).toBeVisible();
    await realtor.composer.fill('Thank you, I will open the door.');
    await realtor.send.click();
    await expect(lender.message('Thank you, I will open the door.')).toBeVisible();

    // in another tab of the realtor: both open threads close without a reload
    const another = await page.context().newPage();
    const shared = transactionScreen(another);
    await another.goto(`/transaction/${_id}`);
    await shared.lenders.withdraw(LENDER).click();
    await shared.lenders.confirmWithdrawal.click();
    await expect(shared.lenders.state(/^Withdrawn on/)).toBeVisible();
    for (const [onPage, screen, other] of [
      [page, realtor, LENDER],
      [lenderPage, lender, DEMO.realtorName],
    ] as const) {
      const why = onPage.getByText(`${other} and you no longer share an active transaction`);
      await expect(why).toBeVisible({ timeout: 15_000 });
      await expect(screen.composer).toBeHidden();
      await expect(screen.message('The appraisal is ordered for Tuesday.')).toBeVisible();
    }
    await expectAccessible(lenderPage);
  },
);
