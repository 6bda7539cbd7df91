import { inviteLender } from '@keydate/contracts/lenders';
import { calendarDay } from '@keydate/domain/calendar-day';
import { Visitor } from '../../people/visitor';
import { lenderInvitationScreen } from '../../screens/lender-invitation-screen';
import { transactionScreen } from '../../screens/transaction-screen';
import { DEMO } from '../../seed/invented';
import { Transactions } from '../../seed/transactions';
import { both } from '../../realtor-and-lender-test';
import { expect } from '../../watched-test';

const STREET = `${Date.now() % 100_000} Second Opinion Lane`;
const LOAN = 'New Loan Availability Deadline';
const DATES = [
  { title: LOAN, date: calendarDay(2031, 3, 3)! },
  { title: 'Closing Date', date: calendarDay(2031, 3, 20)! },
];

both(
  'side by side: a realtor invites a lender and asks, the lender proposes another day, and the realtor accepts it',
  async ({ page, lenderPage, inbox, visitor, request }) => {
    const transactions = await Transactions.of(DEMO.realtor, request);
    const { _id } = await transactions.makes('Leocadia Frost', { street: STREET, contract_dates: DATES });
    const [realtor, lender] = [transactionScreen(page), transactionScreen(lenderPage)];
    await visitor.returns(DEMO.realtor, DEMO.password);
    await page.goto(`/transaction/${_id}`);
    await realtor.lenders.invite.click();
    await realtor.lenders.email.fill(DEMO.lender);
    const invited = page.waitForResponse(
      (response) => response.url().includes('/transaction-lenders/') && response.request().method() === 'POST',
    );
    await realtor.lenders.send.click();
    const { lender: invitation } = inviteLender.replies[200].parse(await (await invited).json()).result;
    await expect(realtor.lenders.state(/^Invited on/)).toBeVisible();

    await lenderPage.goto(await inbox.lenderInvitation(DEMO.lender, invitation._id));
    await lenderInvitationScreen(lenderPage).signIn.click();
    await new Visitor(lenderPage, inbox).entersSignIn(DEMO.lender, DEMO.password);
    await expect(lenderPage).toHaveURL(`/transaction/${_id}`);
    await expect(lender.client('Leocadia Frost')).toBeVisible();
    await lenderPage.goto('/');

    await page.reload();
    await realtor.secondOpinion.ask.click();
    await realtor.secondOpinion.question.fill('Is the loan realistic by then?');
    await realtor.secondOpinion.about(LOAN).check();
    await realtor.secondOpinion.send.click();
    await expect(realtor.secondOpinion.questions.getByText('Waiting for the answer')).toBeVisible();

    // the lender's dashboard and bell, with no reload
    await expect(lenderPage.getByRole('link', { name: /^Notifications, \d+ unread$/ })).toBeVisible();
    await lender.secondOpinion.answerOf(STREET).click();
    await expect(lenderPage).toHaveURL(new RegExp(`/transaction/${_id}#question-`));
    await lender.secondOpinion.answer.fill('Underwriting needs a week more.');
    await lender.secondOpinion.anotherDay(LOAN).fill('03/10/2031');
    await lender.secondOpinion.sendAnswer.click();
    await expect(lender.secondOpinion.questions.getByText('Not decided yet')).toBeVisible();

    // the realtor's page, with no reload either
    await expect(realtor.secondOpinion.questions.getByText('Underwriting needs a week more.')).toBeVisible();
    await realtor.secondOpinion.reason.fill('The buyer agrees.');
    await realtor.secondOpinion.accept(LOAN).click();
    await expect(realtor.deadlineOn('03-10-2031', LOAN)).toBeVisible();
    await expect(lender.secondOpinion.questions.getByText(/^Accepted by .*The buyer agrees\.$/)).toBeVisible();
    await expect(lender.deadlineOn('03-10-2031', LOAN)).toBeVisible();
  },
);
