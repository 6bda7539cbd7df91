import { calendarDay } from '@keydate/domain/calendar-day';
import { Newcomer } from '../../people/newcomer';
import { PersonWithoutCompany } from '../../people/person-without-company';
import { Visitor } from '../../people/visitor';
import { dashboardScreen } from '../../screens/dashboard-screen';
import { lenderInvitationScreen } from '../../screens/lender-invitation-screen';
import { transactionScreen } from '../../screens/transaction-screen';
import { anEmail, DEMO } from '../../seed/invented';
import { Transactions } from '../../seed/transactions';
import { both } from '../../realtor-and-lender-test';
import { expect } from '../../watched-test';
import { expectAccessible } from '../accessibility/expect-accessible';

const DATES = [
  { title: 'Inspection Objection Deadline', date: calendarDay(2031, 3, 2)! },
  { title: 'Closing Date', date: calendarDay(2031, 3, 20)! },
];

both(
  'a lender without an account signs up by the mail, reads the transaction, and loses it when it is withdrawn',
  async ({ page, lenderPage, inbox, visitor, request }) => {
    const transactions = await Transactions.of(DEMO.realtor, request);
    const { _id } = await transactions.makes('Odette Marlowe', { contract_dates: DATES });
    const email = anEmail('lender');
    const realtor = transactionScreen(page);
    await visitor.returns(DEMO.realtor, DEMO.password);
    await page.goto(`/transaction/${_id}`);
    await realtor.lenders.invite.click();
    await realtor.lenders.email.fill(email);
    await realtor.lenders.send.click();
    await expect(realtor.lenders.state(/^Invited on/)).toBeVisible();
    await expectAccessible(page);

    await lenderPage.goto(await inbox.lenderInvitation(email));
    await expect(lenderPage).toHaveTitle('Invitation to a transaction · Keydate');
    await lenderInvitationScreen(lenderPage).signUp.click();
    const newcomer = new Newcomer(lenderPage, inbox);
    await newcomer.givesDetails({ fullName: 'Lee Ortiz', email });
    await newcomer.choosesRole('Lender');
    await newcomer.finishesByInvitation();
    await new PersonWithoutCompany(lenderPage).createsCompany('Front Range Lending');

    const lender = transactionScreen(lenderPage);
    await expect(lenderPage).toHaveURL(`/transaction/${_id}`);
    await expect(lender.client('Odette Marlowe')).toBeVisible();
    await expect(lender.deadline('Closing Date')).toBeVisible();
    await expect(lender.deadline('Inspection Objection Deadline')).toBeHidden();
    await expectAccessible(lenderPage);

    await page.reload();
    await realtor.lenders.share('Lee Ortiz').click();
    await realtor.lenders.shared(/^Inspection Objection Deadline/).check();
    await realtor.lenders.save.click();
    await expect(realtor.said('Sharing updated')).toBeVisible();
    await lenderPage.goto('/');
    await expect(lenderPage.getByText('You are the lender', { exact: false })).toBeVisible();
    await dashboardScreen(lenderPage).card('Odette Marlowe').click();
    await expect(lender.deadline('Inspection Objection Deadline')).toBeVisible();

    await realtor.lenders.withdraw('Lee Ortiz').click();
    await realtor.lenders.confirmWithdrawal.click();
    await expect(realtor.lenders.state(/^Withdrawn on/)).toBeVisible();
    // without a reload
    await expect(lenderPage.getByRole('heading', { name: 'This transaction is no longer available' })).toBeVisible();
  },
);

both(
  'a lender with an account signs in by the mail and lands on the transaction',
  async ({ lenderPage, inbox, request }) => {
    const transactions = await Transactions.of(DEMO.realtor, request);
    const { _id } = await transactions.makes('Percival Thorne');
    const link = await inbox.lenderInvitation(DEMO.lender, await transactions.invitesLender(_id, DEMO.lender));
    const screen = lenderInvitationScreen(lenderPage);
    await lenderPage.goto(link);
    await screen.signIn.click();
    await new Visitor(lenderPage, inbox).entersSignIn(DEMO.lender, DEMO.password);
    await expect(lenderPage).toHaveURL(`/transaction/${_id}`);
    await lenderPage.goto(link);
    await expect(screen.said('You have already accepted this invitation.')).toBeVisible();
  },
);

both(
  'an invitation that another account opens says for whom it is, and waits for the right one',
  async ({ page, inbox, visitor, request }) => {
    const transactions = await Transactions.of(DEMO.realtor, request);
    const { _id } = await transactions.makes('Ottoline Fisk');
    const link = await inbox.lenderInvitation(DEMO.lender, await transactions.invitesLender(_id, DEMO.lender));
    await visitor.returns(DEMO.agent, DEMO.password);
    await page.goto(link);
    const screen = lenderInvitationScreen(page);
    await expect(screen.said(/^This invitation was sent to another email address/)).toBeVisible();

    await screen.otherAccount.click();
    await visitor.entersSignIn(DEMO.lender, DEMO.password);
    await expect(screen.accept).toBeVisible();
  },
);
