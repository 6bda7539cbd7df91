import { addDays, dayAt, weekdayOf } from '@keydate/domain/calendar-day';
import { Visitor } from '../../people/visitor';
import { shellScreen } from '../../screens/shell-screen';
import { transactionScreen } from '../../screens/transaction-screen';
import { Accounts } from '../../seed/accounts';
import { DEMO, PASSWORD } from '../../seed/invented';
import { Transactions } from '../../seed/transactions';
import { both } from '../../realtor-and-lender-test';
import { expect } from '../../watched-test';
import { expectAccessible } from '../accessibility/expect-accessible';

const LENDER = `Ottilie Larch ${Date.now() % 100_000}`;
const STEP = 'Appraisal ordered';

both(
  'side by side: a lender ticks a step of the loan with its day; the realtor reads it in one line and hears of it',
  async ({ page, lenderPage, inbox, visitor, request }) => {
    const transactions = await Transactions.of(DEMO.realtor, request);
    const { _id } = await transactions.makes('Cordelia Ames');
    const { email } = await new Accounts(request, inbox).lender(LENDER);
    const lending = await Transactions.of(email, request, PASSWORD);
    await lending.acceptsInvitation(await transactions.invitesLender(_id, email));
    const [realtor, lender] = [transactionScreen(page), transactionScreen(lenderPage)];
    await visitor.returns(DEMO.realtor, DEMO.password);
    await page.goto(`/transaction/${_id}`);
    await expect(realtor.lenders.invite).toBeVisible();
    await expect(realtor.loan.line).toBeHidden();

    await new Visitor(lenderPage, inbox).returns(email, PASSWORD);
    await lenderPage.goto(`/transaction/${_id}`);
    await lender.loan.step(STEP).check();
    const ticked = addDays(dayAt(new Date(), 'America/Denver'), -4);
    await lender.loan.dayOf(STEP).fill(ticked.replaceAll('-', '/'));
    await lender.loan.saveDayOf(STEP).click();
    await expect(lender.loan.saveDayOf(STEP)).toBeHidden();
    await expectAccessible(lenderPage);

    // without a reload
    await expect(realtor.loan.line).toHaveText(`${STEP} ${ticked}`);
    await expectAccessible(page);
    const subject = `${STEP}: ${weekdayOf(ticked)}, ${ticked}`;
    const { text } = await inbox.newestMail(
      DEMO.realtor,
      (mail) => mail.text.includes(LENDER) && mail.text.includes(subject),
    );
    expect(text).toContain(`/transaction/${_id}`);

    // taken back it is gone, again without a reload
    await lender.loan.step(STEP).click();
    await expect(lender.loan.step(STEP)).not.toBeChecked();
    await expect(realtor.loan.line).toBeHidden();
    await shellScreen(page).bell.click();
    const told = page.getByRole('listitem').filter({ hasText: `${LENDER} completed a loan step` });
    await expect(told.filter({ hasText: subject })).toBeVisible();
  },
);

both(
  'side by side: of a closing that was moved both are warned, until the lender ticks that the Closing Disclosure was received',
  async ({ page, lenderPage, inbox, visitor, request }) => {
    const transactions = await Transactions.of(DEMO.realtor, request);
    const closing = addDays(dayAt(new Date(), 'America/Denver'), 40);
    const made = await transactions.makes('Leopold Ames', {
      contract_dates: [{ title: 'Closing Date', date: closing }],
    });
    const { email } = await new Accounts(request, inbox).lender(LENDER);
    const lending = await Transactions.of(email, request, PASSWORD);
    await lending.acceptsInvitation(await transactions.invitesLender(made._id, email));
    const [realtor, lender] = [transactionScreen(page), transactionScreen(lenderPage)];
    await visitor.returns(DEMO.realtor, DEMO.password);
    await page.goto(`/transaction/${made._id}`);
    await new Visitor(lenderPage, inbox).returns(email, PASSWORD);
    await lenderPage.goto(`/transaction/${made._id}`);
    for (const { deadline, closingMoved } of [realtor, lender]) {
      await expect(deadline('Closing Date')).toBeVisible();
      await expect(closingMoved).toBeHidden();
    }

    const contractDates = made.contractDates.map((date) => ({ ...date, date: addDays(closing, 7) }));
    await transactions.changes(made, { contractDates });
    // without a reload
    for (const { closingMoved } of [realtor, lender]) await expect(closingMoved).toBeVisible();
    await expectAccessible(page);
    await lender.loan.step('Closing Disclosure received').check();
    await lender.loan.saveDayOf('Closing Disclosure received').click();
    for (const { closingMoved } of [realtor, lender]) await expect(closingMoved).toBeHidden();
  },
);
