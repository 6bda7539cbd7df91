import { calendarDay } from '@keydate/domain/calendar-day';
import { Newcomer } from '../../people/newcomer';
import { PersonWithoutCompany } from '../../people/person-without-company';
import { dashboardScreen } from '../../screens/dashboard-screen';
import { lenderInvitationScreen } from '../../screens/lender-invitation-screen';
import { transactionScreen } from '../../screens/transaction-screen';
import { anEmail, DEMO } from '../../seed/invented';
import { Transactions } from '../../seed/transactions';
import { both } from '../../realtor-and-lender-test';
import { expect } from '../../watched-test';

const DATES = [
  { title: 'Inspection Objection Deadline', date: calendarDay(2031, 3, 2)! },
  { title: 'Rate Lock Expiration', date: calendarDay(2031, 3, 18)! },
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
    await expect(realtor.lenders.willSee(/^Closing Date/)).toBeChecked();
    await expect(realtor.lenders.willSee(/^Inspection Objection Deadline/)).not.toBeChecked();
    await realtor.lenders.willSee(/^Rate Lock Expiration/).uncheck();
    await realtor.lenders.email.fill(email);
    await realtor.lenders.send.click();
    await expect(realtor.lenders.state(/^Invited on/)).toBeVisible();

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
    await expect(lender.deadline('Rate Lock Expiration')).toBeHidden();

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
