import { calendarDay } from '@keydate/domain/calendar-day';
import { mutedTransactions, muteReminderMails, saveReminderSettings } from '@keydate/contracts/reminder-settings';
import { listNotifications } from '@keydate/contracts/reminders';
import { ask } from './ask';
import { dayIn, remindersOf, sendBefore } from './reminders';
import { onWinterDays, type WinterDay } from './winter-day';

let { server, realtor, aTransactionWith, mailsTo } = {} as WinterDay;
onWinterDays((day) => ({ server, realtor, aTransactionWith, mailsTo } = day));

async function aMailWithLink() {
  const transaction = await aTransactionWith({ 'Closing Date': 5, 'Possession Date': 8 });
  await sendBefore(server, dayIn(server, 5), 6);
  const [mail] = await mailsTo(realtor);
  const [, link] = /^<(.*)>$/.exec(mail!.headers!['List-Unsubscribe']!) ?? [];
  const { pathname, search } = new URL(link!);
  return { transaction, mail: mail!, url: `${server.origin}${pathname}${search}` };
}
const post = (url: string, body: string) =>
  fetch(url, { method: 'POST', body, headers: { 'content-type': 'application/x-www-form-urlencoded' } });

test('one POST of a mail program ends the emails about the transaction, and not what the app shows', async () => {
  const { transaction, mail, url } = await aMailWithLink();
  expect(mail.headers!['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
  expect((await post(url, 'List-Unsubscribe=One-Click')).status).toBe(200);
  await sendBefore(server, calendarDay(2027, 1, 18)!, 6);
  expect(await mailsTo(realtor)).toHaveLength(1);
  expect((await remindersOf(server, transaction)).filter(({ title }) => title === 'Possession Date')).toMatchObject([
    { channel: 'app', state: 'sent' },
  ]);
});

test('a mail program may send its POST as multipart, too', async () => {
  const { url } = await aMailWithLink();
  const body = new FormData();
  body.set('List-Unsubscribe', 'One-Click');
  expect((await fetch(url, { method: 'POST', body })).status).toBe(200);
  await sendBefore(server, calendarDay(2027, 1, 18)!, 6);
  expect(await mailsTo(realtor)).toHaveLength(1);
});

test('the link works after CODE_SECRET has changed, while the one before is set, too', async () => {
  const { url } = await aMailWithLink();
  const { config } = server.tools;
  const codeSecret = 'the next secret, which is long enough';
  Object.assign(config, { codeSecret, acceptedCodeSecrets: [codeSecret, config.codeSecret] });
  expect((await fetch(url)).status).toBe(200);
  Object.assign(config, { acceptedCodeSecrets: [codeSecret] });
  expect((await fetch(url)).status).toBe(404);
});

test('a GET changes nothing and shows a button', async () => {
  const { url } = await aMailWithLink();
  const page = await (await fetch(url)).text();
  expect(page).toContain('<form method="post">');
  expect(page).toContain('48 Juniper Lane, Boulder');
  await sendBefore(server, calendarDay(2027, 1, 18)!, 6);
  expect(await mailsTo(realtor)).toHaveLength(2);
});

test('the same page begins the emails again', async () => {
  const { url } = await aMailWithLink();
  await post(url, 'List-Unsubscribe=One-Click');
  expect(await (await post(url, 'subscribe=again')).text()).toContain('Emails are on again');
  await sendBefore(server, calendarDay(2027, 1, 18)!, 6);
  expect(await mailsTo(realtor)).toHaveLength(2);
});

test('the page promises reminders in the app, and emails again, only to somebody who has them on', async () => {
  const { url } = await aMailWithLink();
  const choose = (byEmail: boolean, inApp: boolean) =>
    ask(server, saveReminderSettings, {
      token: realtor.token,
      body: { byEmail, inApp, quietHours: null, defaultNotification: null, timeZone: 'America/Denver' },
    });
  const inAppStays = 'You will still get reminders in the app.';
  expect(await (await fetch(url)).text()).toContain(inAppStays);
  await choose(false, false);
  for (const page of [await fetch(url), await post(url, 'List-Unsubscribe=One-Click')]) {
    const words = await page.text();
    expect(words).not.toContain(inAppStays);
    expect(words).toContain('Reminders in the app are off in your settings');
  }
  expect(await (await post(url, 'subscribe=again')).text()).toContain('Emails are off in your settings');
});

describe('a person whose emails a link has stopped', () => {
  const news = async () =>
    (await ask(server, listNotifications, { token: realtor.token })).body.result.notifications.filter(
      (one) => 'kind' in one && one.kind === 'emails-stopped',
    );
  const mailsAboutIt = async () =>
    (await server.mailsTo(realtor.email)).filter(({ subject }) => subject.includes('are off'));
  const muted = async () => (await ask(server, mutedTransactions, { token: realtor.token })).body.result.ids;
  const press = async (url: string, body: string) => {
    await post(url, body);
    await server.tools.background.settle();
  };

  test('learns it in the app and by one email, and finds the transaction among the muted ones', async () => {
    const { transaction, url } = await aMailWithLink();
    await press(url, 'List-Unsubscribe=One-Click');
    await press(url, 'List-Unsubscribe=One-Click');
    expect(await news()).toMatchObject([{ transaction: { _id: transaction._id }, isRead: false }]);
    const [mail, ...others] = await mailsAboutIt();
    expect([mail?.subject, others]).toEqual(['Emails about 48 Juniper Lane, Boulder are off', []]);
    expect(mail!.html).toMatch(new RegExp(`<a class="button" href="[^"]*/transaction/${transaction._id}"`));
    expect(await muted()).toEqual([transaction._id]);
    const page = await (await fetch(url)).text();
    expect(page).toContain('Send me these emails again');
  });

  test('gets one such email a day, and a notice each time, if the link is pressed again and again', async () => {
    const { url } = await aMailWithLink();
    for (const body of ['List-Unsubscribe=One-Click', 'subscribe=again', 'List-Unsubscribe=One-Click'])
      await press(url, body);
    expect([(await news()).length, (await mailsAboutIt()).length]).toEqual([2, 1]);
  });

  test('turns the emails on again with one call', async () => {
    const { transaction, url } = await aMailWithLink();
    await press(url, 'List-Unsubscribe=One-Click');
    await ask(server, muteReminderMails, {
      token: realtor.token,
      params: { id: transaction._id },
      body: { isMuted: false },
    });
    expect(await muted()).toEqual([]);
    await sendBefore(server, calendarDay(2027, 1, 18)!, 6);
    expect(await mailsTo(realtor)).toHaveLength(2);
  });
});

test('a person who turns off the emails in the app gets no news of it', async () => {
  const { transaction } = await aMailWithLink();
  await ask(server, muteReminderMails, {
    token: realtor.token,
    params: { id: transaction._id },
    body: { isMuted: true },
  });
  await server.tools.background.settle();
  expect((await server.mailsTo(realtor.email)).filter(({ subject }) => subject.includes('are off'))).toEqual([]);
});

test('a token that nobody was given does nothing', async () => {
  const { url } = await aMailWithLink();
  const other = url.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'));
  expect((await post(other, 'List-Unsubscribe=One-Click')).status).toBe(404);
  expect((await fetch(`${server.origin}/unsubscribe`)).status).toBe(404);
  await sendBefore(server, calendarDay(2027, 1, 18)!, 6);
  expect(await mailsTo(realtor)).toHaveLength(2);
});
