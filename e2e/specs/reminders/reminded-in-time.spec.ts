import { listNotifications } from '@keydate/contracts/reminders';
import { addDays, dayAt, type CalendarDay } from '@keydate/domain/calendar-day';
import { asTimeOfDay } from '@keydate/domain/time-of-day';
import { hoursEarlier, momentOf } from '@keydate/domain/zoned-moment';
import { expect, test } from '../../own-server-test';
import { shellScreen } from '../../screens/shell-screen';
import { transactionScreen } from '../../screens/transaction-screen';
import { DEMO } from '../../seed/invented';
import { Transactions } from '../../seed/transactions';

const DENVER = 'America/Denver';

/** An instant of a day at the demo's properties. */
function momentOn(day: CalendarDay, time: string): Date {
  return momentOf({ day, time: asTimeOfDay(time) }, DENVER);
}

test('six hours before a deadline its email arrives and the bell rings; one person answers from the email for both', async ({
  visitor,
  browser,
  baseURL,
  page,
  request,
  clock,
  inbox,
}) => {
  const closing = addDays(dayAt(await clock.now(), DENVER), 2);
  const transactions = await Transactions.of(DEMO.realtor, request);
  const { _id } = await transactions.makes('Petra Alvarado', {
    contract_dates: [{ title: 'Closing Date', date: closing }],
    notification: { type: 'days', value: 1 },
  });
  await visitor.returns(DEMO.realtor, DEMO.password);
  const counted = page.waitForResponse((response) => new URL(response.url()).pathname.endsWith('/user/notifications'));
  await page.goto(`/transaction/${_id}`);
  const { notification, said } = transactionScreen(page);
  await notification.choice('6 hours').check();
  await notification.schedule.click();
  await expect(said('Scheduled Notification Succesfully')).toBeVisible();

  const reminded = hoursEarlier(momentOn(closing, '23:59'), 6);
  const { bell, unreadCount } = shellScreen(page);
  const { unread } = listNotifications.replies[200].parse(await (await counted).json()).result;
  await expect.poll(unreadCount).toBe(unread);
  await clock.reaches(reminded);

  const isOfThis = ({ text }: { text: string }) => text.includes(`/transaction/${_id}`);
  const { subject, text } = await inbox.newestMail(DEMO.realtor, isOfThis);
  expect(subject).toMatch(/^Closing Date: 6 hours left, /);
  expect(text).toContain(`${closing}, 11:59 PM Denver time: 6 hours left.`);
  // without a reload
  await expect.poll(unreadCount).toBeGreaterThan(unread);

  const employees = await inbox.newestMail(DEMO.employee, isOfThis);
  const answerLink = /\/answer\?token=[\w-]+/.exec(employees.text)?.[0] ?? '';
  const withoutSession = await browser.newContext({ baseURL });
  const answerPage = await withoutSession.newPage();
  await answerPage.goto(answerLink);
  await answerPage.getByRole('button', { name: 'I’ve got it' }).click();
  await expect(answerPage.getByText(`${DEMO.employeeName} has it.`)).toBeVisible();
  await withoutSession.close();

  await bell.click();
  await expect(page.getByText(`${DEMO.employeeName} has it`)).toBeVisible();
  await page.getByRole('link', { name: 'Closing Date' }).first().click();
  await expect(page).toHaveURL(new RegExp(`/transaction/${_id}#deadline-`));
});

test('the owner hears once of a closing whose reminder nobody answers, and is led to it', async ({
  visitor,
  page,
  request,
  clock,
  inbox,
}) => {
  const closing = addDays(dayAt(await clock.now(), DENVER), 2);
  const owner = await Transactions.of(DEMO.realtor, request);
  await owner.hearsOfUnanswered(['closing']);
  const agents = await Transactions.of(DEMO.agent, request);
  const { _id } = await agents.makes('Petra Alvarado', { contract_dates: [{ title: 'Closing Date', date: closing }] });
  await visitor.returns(DEMO.realtor, DEMO.password);
  await page.goto('/notifications');
  // a clock that leaps while the page loads ends the load as too slow
  await expect(page.getByRole('heading', { name: 'Notifications', level: 1 })).toBeVisible();

  // half of the six hours after the reminder, at the end of a quarter
  await clock.reaches(momentOn(closing, '18:00'));
  await inbox.newestMail(DEMO.agent, ({ text }) => text.includes(`/transaction/${_id}`));
  await clock.reaches(momentOn(closing, '21:00'));
  const isOfThis = ({ subject, text }: { subject: string; text: string }) =>
    subject.startsWith('Nobody has answered') && text.includes(`/transaction/${_id}`);
  await inbox.newestMail(DEMO.realtor, isOfThis);
  await page.getByRole('link', { name: 'Nobody had answered the last reminder of a deadline' }).first().click();
  await expect(page).toHaveURL(new RegExp(`/transaction/${_id}#deadline-`));

  await clock.reaches(momentOn(addDays(closing, 1), '08:00'));
  const saysOverdue = ({ subject, text }: { subject: string; text: string }) =>
    subject.includes('verdue and still open') && text.includes(`/transaction/${_id}`);
  await inbox.newestMail(DEMO.agent, saysOverdue);
  expect(await inbox.countOf(DEMO.realtor, isOfThis)).toBe(1);
});
