import { addDays, dayAt, weekdayOf } from '@keydate/domain/calendar-day';
import { momentOf } from '@keydate/domain/zoned-moment';
import { asTimeOfDay } from '@keydate/domain/time-of-day';
import { expect, test } from '../../own-server-test';
import { Visitor } from '../../people/visitor';
import { transactionScreen } from '../../screens/transaction-screen';
import { Accounts } from '../../seed/accounts';
import { PASSWORD } from '../../seed/invented';
import { Transactions } from '../../seed/transactions';
import { expectAccessible } from '../accessibility/expect-accessible';

const DENVER = 'America/Denver';
const LENDER = 'Ottilie Larch';
const STREET = '77 Overdue Lane';
const MORNING = asTimeOfDay('09:00');

test('a question without its answer on the day after it was wanted is overdue on both dashboards, until it is answered', async ({
  page,
  browser,
  baseURL,
  inbox,
  visitor,
  request,
  clock,
}) => {
  const accounts = new Accounts(request, inbox);
  const { owner } = await accounts.company();
  const { email } = await accounts.lender(LENDER);
  const transactions = await Transactions.of(owner.email, request, PASSWORD);
  const { _id } = await transactions.makes('Barnaby Frith', { street: STREET });
  const invitation = await transactions.invitesLender(_id, email);
  await (await Transactions.of(email, request, PASSWORD)).acceptsInvitation(invitation);
  const dueOn = dayAt(await clock.now(), DENVER);
  await transactions.asks(_id, invitation, 'Is the loan realistic?', dueOn);

  await visitor.returns(owner.email, PASSWORD);
  const [realtor, wanted] = [transactionScreen(page), `${weekdayOf(dueOn)}, ${dueOn}`];
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await expect(realtor.secondOpinion.waiting).toBeHidden();

  await clock.reaches(momentOf({ day: addDays(dueOn, 1), time: MORNING }, DENVER));
  await page.reload();
  await expect(realtor.secondOpinion.waiting).toContainText(`${LENDER} has not answered`);
  await expect(realtor.secondOpinion.waiting).toContainText(`Overdue: the answer was needed by ${wanted}`);
  await expectAccessible(page);

  const context = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  const lenderPage = await context.newPage();
  await new Visitor(lenderPage, inbox).returns(email, PASSWORD);
  const lender = transactionScreen(lenderPage);
  await expect(lender.secondOpinion.waiting).toContainText(`Overdue: the answer was needed by ${wanted}`);
  await expectAccessible(lenderPage);
  await lender.secondOpinion.answerOf(STREET).click();
  await lender.secondOpinion.answer.fill('It is.');
  await lender.secondOpinion.sendAnswer.click();
  await expect(lender.secondOpinion.questions.getByText('You answered on')).toBeVisible();

  // without a reload
  await expect(realtor.secondOpinion.waiting).toBeHidden();
  await lenderPage.goto('/');
  await expect(lenderPage.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await expect(lender.secondOpinion.waiting).toBeHidden();
  await context.close();
});
