import { listNotifications } from '@keydate/contracts/reminders';
import { addDays, dayAt } from '@keydate/domain/calendar-day';
import { isTimeOfDay } from '@keydate/domain/time-of-day';
import { hoursEarlier, momentOf } from '@keydate/domain/zoned-moment';
import { expect, test } from '../../own-server-test';
import { shellScreen } from '../../screens/shell-screen';
import { transactionScreen } from '../../screens/transaction-screen';
import { DEMO } from '../../seed/invented';
import { Transactions } from '../../seed/transactions';

const DENVER = 'America/Denver';
const ENDS_AT = ['23:59'].find(isTimeOfDay);

test('six hours before a deadline its email arrives, and the bell of an open tab rings', async ({
  visitor,
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

  if (!ENDS_AT) throw new Error('This time exists.');
  const reminded = hoursEarlier(momentOf({ day: closing, time: ENDS_AT }, DENVER), 6);
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

  await bell.click();
  await page.getByRole('link', { name: 'Closing Date' }).first().click();
  await expect(page).toHaveURL(new RegExp(`/transaction/${_id}#deadline-`));
});
