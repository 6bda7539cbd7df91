import { addDays, dayAt } from '@keydate/domain/calendar-day';
import type { Page } from '@playwright/test';
import { Visitor } from '../../people/visitor';
import { lenderInvitationScreen } from '../../screens/lender-invitation-screen';
import { messagesScreen } from '../../screens/messages-screen';
import { searchScreen } from '../../screens/search-screen';
import { shellScreen } from '../../screens/shell-screen';
import { transactionScreen } from '../../screens/transaction-screen';
import { Accounts } from '../../seed/accounts';
import { DEMO, PASSWORD } from '../../seed/invented';
import { Transactions } from '../../seed/transactions';
import { both } from '../../realtor-and-lender-test';
import { expect } from '../../watched-test';
import { tooWide } from '../worlds/too-wide';

const CLIENT = 'Cordelia Ames-Featherstonehaugh';
const LONG_STREET = '4112 West Colorado Avenue, Building 7, Apartment 312';

both(
  'a lender’s day fits 375 pixels: an invitation, a question, another day, a step of the loan, what is new, a message, a search',
  async ({ lenderPage, inbox, request }) => {
    await lenderPage.setViewportSize({ width: 375, height: 800 });
    const closing = addDays(dayAt(new Date(), 'America/Denver'), 40);
    const transactions = await Transactions.of(DEMO.realtor, request);
    const dates = [{ title: 'Closing Date', date: closing }];
    const made = await transactions.makes(CLIENT, {
      street: LONG_STREET,
      contract_dates: dates,
    });
    const { email } = await new Accounts(request, inbox).lender('Ottilie Larch');
    const invitation = await transactions.invitesLender(made._id, email);
    const [lender, messages] = [transactionScreen(lenderPage), messagesScreen(lenderPage)];
    const search = searchScreen(lenderPage);

    await new Visitor(lenderPage, inbox).returns(email, PASSWORD);
    await lenderPage.getByRole('link', { name: /^See the invitation/ }).click();
    await expect(lenderInvitationScreen(lenderPage).accept).toBeVisible();
    await fits(lenderPage);
    await lenderInvitationScreen(lenderPage).accept.click();
    await expect(lender.deadline('Closing Date')).toBeVisible();

    const asked = made.contractDates.map(({ _id }) => _id);
    await transactions.asks(made._id, invitation, 'Is this closing realistic?', closing, asked);
    const contractDates = made.contractDates.map((date) => ({ ...date, date: addDays(closing, 7) }));
    await transactions.changes(made, { contractDates });
    await lenderPage.goto('/');
    await expect(lender.secondOpinion.waiting).toBeVisible();
    await fits(lenderPage);
    await lender.secondOpinion.answerOf(LONG_STREET).click();
    await expect(lender.closingMoved).toBeVisible();
    await lender.secondOpinion.answer.fill('Underwriting needs a week more.');
    const proposed = addDays(closing, 14).replaceAll('-', '/');
    await lender.secondOpinion.anotherDay('Closing Date').fill(proposed);
    await fits(lenderPage);
    await lender.secondOpinion.sendAnswer.click();
    await expect(lender.secondOpinion.questions.getByText('You answered on')).toBeVisible();
    await expect(lender.secondOpinion.questions.getByText('Not decided yet')).toBeVisible();
    await fits(lenderPage);
    await lender.loan.step('Closing Disclosure received').check();
    await expect(lender.loan.dayOf('Closing Disclosure received')).toBeVisible();
    await fits(lenderPage);
    await lender.loan.saveDayOf('Closing Disclosure received').click();
    await expect(lender.closingMoved).toBeHidden();
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
    await search.box.fill('Cordelia');
    await expect(search.found(CLIENT)).toContainText('You are the lender');
    await fits(lenderPage);
    await lenderPage.goto('/setting');
    await expect(lenderPage.getByRole('heading', { level: 1, name: 'Setting' })).toBeVisible();
    await fits(lenderPage);
  },
);

/** Nothing on the page is wider than the window. */
async function fits(page: Page): Promise<void> {
  await expect.poll(() => tooWide(page.mainFrame())).toEqual([]);
}
