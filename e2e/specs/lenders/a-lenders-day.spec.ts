import { addDays, dayAt } from '@keydate/domain/calendar-day';
import type { Page } from '@playwright/test';
import { Visitor } from '../../people/visitor';
import { lenderInvitationScreen } from '../../screens/lender-invitation-screen';
import { messagesScreen } from '../../screens/messages-screen';
import { shellScreen } from '../../screens/shell-screen';
import { transactionScreen } from '../../screens/transaction-screen';
import { Accounts } from '../../seed/accounts';
import { DEMO, PASSWORD } from '../../seed/invented';
import { Transactions } from '../../seed/transactions';
import { both } from '../../realtor-and-lender-test';
import { expect } from '../../watched-test';
import { tooWide } from '../worlds/too-wide';

const LONG_STREET = '4112 West Colorado Avenue, Building 7, Apartment 312';

for (const width of [375, 1280]) {
  both(
    `a lender’s day fits ${width} pixels: an invitation, a question, a step of the loan, a message, what is new`,
    async ({ lenderPage, inbox, request }) => {
      await lenderPage.setViewportSize({ width, height: 800 });
      const closing = addDays(dayAt(new Date(), 'America/Denver'), 40);
      const transactions = await Transactions.of(DEMO.realtor, request);
      const dates = [{ title: 'Closing Date', date: closing }];
      const made = await transactions.makes('Cordelia Ames-Featherstonehaugh', {
        street: LONG_STREET,
        contract_dates: dates,
      });
      const { email } = await new Accounts(request, inbox).lender('Ottilie Larch');
      const invitation = await transactions.invitesLender(made._id, email);
      const [lender, messages] = [transactionScreen(lenderPage), messagesScreen(lenderPage)];

      await new Visitor(lenderPage, inbox).returns(email, PASSWORD);
      await lenderPage.getByRole('link', { name: /^See the invitation/ }).click();
      await expect(lenderInvitationScreen(lenderPage).accept).toBeVisible();
      await fits(lenderPage);
      await lenderInvitationScreen(lenderPage).accept.click();
      await expect(lender.deadline('Closing Date')).toBeVisible();

      await transactions.asks(made._id, invitation, 'Is this closing realistic?', closing);
      const contractDates = made.contractDates.map((date) => ({ ...date, date: addDays(closing, 7) }));
      await transactions.changes(made, { contractDates });
      await lenderPage.goto('/');
      await expect(lender.secondOpinion.waiting).toBeVisible();
      await fits(lenderPage);
      await lender.secondOpinion.answerOf(LONG_STREET).click();
      await expect(lender.deadlines.getByText(/^The closing has been moved to/)).toBeVisible();
      await lender.secondOpinion.answer.fill('It is.');
      await fits(lenderPage);
      await lender.secondOpinion.sendAnswer.click();
      await expect(lender.secondOpinion.questions.getByText('You answered on')).toBeVisible();
      await lender.loan.step('Closing Disclosure received').check();
      await expect(lender.loan.dayOf('Closing Disclosure received')).toBeVisible();
      await expect(lender.deadlines.getByText(/^The closing has been moved to/)).toBeHidden();
      await fits(lenderPage);

      await shellScreen(lenderPage).bell.click();
      await expect(lenderPage.getByRole('link', { name: /moved the closing$/ })).toBeVisible();
      await fits(lenderPage);
      await lenderPage.goto(`/transaction/${made._id}`);
      await lender.message(DEMO.realtorName).click();
      await messages.composer.fill('The Closing Disclosure is with the buyer.');
      await messages.send.click();
      await expect(messages.message('The Closing Disclosure is with the buyer.')).toBeVisible();
      await fits(lenderPage);
      await lenderPage.goto('/setting');
      await expect(lenderPage.getByRole('heading', { level: 1, name: 'Setting' })).toBeVisible();
      await fits(lenderPage);
    },
  );
}

/** Nothing on the page is wider than the window. */
async function fits(page: Page): Promise<void> {
  await expect.poll(() => tooWide(page.mainFrame())).toEqual([]);
}
